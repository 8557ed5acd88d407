// Written by Scripts/generate-strings from Localization/*.strings: change the texts there, not here.
// swift-format-ignore-file

extension GeneratedStrings {
  static func part2(_ language: String) -> String? {
    switch language {
    case "ht": return #"""
"iLinkMessageTitle" = "Mete %@ ajou";
"iLinkAppMessage" = "Gen yon vèsyon %@ ki pi nouvo. Èske ou vle mete l ajou kounye a?";
"iLinkAppMessageVersion" = "Vèsyon %2$@ pou %1$@ disponib. Èske ou vle mete l ajou kounye a?";
"iLinkAppMessageAggressive" = "Gen yon vèsyon ki pi nouvo. Pou w kontinye sèvi ak %@, mete l ajou.";
"iLinkUpdateButton" = "Mete ajou";
"iLinkRemindButton" = "Fè m sonje pita";
"iLinkCancelButton" = "Pa kounye a";
"iLinkNotificationBody" = "Vèsyon %2$@ pou %1$@ disponib.";
"iLinkWhatsNewTitle" = "Sa ki nouvo";
"iLinkUpdateUnavailable" = "Nou pa t kapab louvri App Store. Tanpri eseye ankò pita.";
"""#
    case "hu": return #"""
"iLinkMessageTitle" = "%@ frissítése";
"iLinkAppMessage" = "Elérhető a(z) %@ újabb verziója. Szeretné most frissíteni?";
"iLinkAppMessageVersion" = "Elérhető a(z) %1$@ új verziója (%2$@). Szeretné most frissíteni?";
"iLinkAppMessageAggressive" = "Elérhető egy újabb verzió. A(z) %@ további használatához frissítse az appot.";
"iLinkUpdateButton" = "Frissítés";
"iLinkRemindButton" = "Emlékeztetés később";
"iLinkCancelButton" = "Most nem";
"iLinkNotificationBody" = "Elérhető a(z) %1$@ új verziója (%2$@).";
"iLinkWhatsNewTitle" = "Újdonságok";
"iLinkUpdateUnavailable" = "Az App Store nem nyitható meg. Próbálja újra később.";
"""#
    case "hy": return #"""
"iLinkMessageTitle" = "Թարմացնել «%@»";
"iLinkAppMessage" = "Հասանելի է «%@» հավելվածի ավելի նոր տարբերակ։ Ցանկանո՞ւմ եք թարմացնել հիմա։";
"iLinkAppMessageVersion" = "Հասանելի է «%1$@» հավելվածի %2$@ տարբերակը։ Ցանկանո՞ւմ եք թարմացնել հիմա։";
"iLinkAppMessageAggressive" = "Հասանելի է ավելի նոր տարբերակ։ «%@» հավելվածից օգտվելը շարունակելու համար թարմացրեք այն։";
"iLinkUpdateButton" = "Թարմացնել";
"iLinkRemindButton" = "Հիշեցնել ավելի ուշ";
"iLinkCancelButton" = "Ոչ հիմա";
"iLinkNotificationBody" = "Հասանելի է «%1$@» հավելվածի %2$@ տարբերակը։";
"iLinkWhatsNewTitle" = "Նորություններ";
"iLinkUpdateUnavailable" = "Չհաջողվեց բացել App Store-ը։ Կրկին փորձեք ավելի ուշ։";
"""#
    case "id": return #"""
"iLinkMessageTitle" = "Perbarui %@";
"iLinkAppMessage" = "Versi %@ yang lebih baru telah tersedia. Apakah Anda ingin memperbarui sekarang?";
"iLinkAppMessageVersion" = "%1$@ versi %2$@ telah tersedia. Apakah Anda ingin memperbarui sekarang?";
"iLinkAppMessageAggressive" = "Versi yang lebih baru telah tersedia. Perbarui untuk terus menggunakan %@.";
"iLinkUpdateButton" = "Perbarui";
"iLinkRemindButton" = "Ingatkan Saya Nanti";
"iLinkCancelButton" = "Jangan Sekarang";
"iLinkNotificationBody" = "%1$@ versi %2$@ telah tersedia.";
"iLinkWhatsNewTitle" = "Yang Baru";
"iLinkUpdateUnavailable" = "App Store tidak dapat dibuka. Coba lagi nanti.";
"""#
    case "is": return #"""
"iLinkMessageTitle" = "Uppfæra %@";
"iLinkAppMessage" = "Nýrri útgáfa af %@ er í boði. Viltu uppfæra núna?";
"iLinkAppMessageVersion" = "Útgáfa %2$@ af %1$@ er í boði. Viltu uppfæra núna?";
"iLinkAppMessageAggressive" = "Nýrri útgáfa er í boði. Uppfærðu til að halda áfram að nota %@.";
"iLinkUpdateButton" = "Uppfæra";
"iLinkRemindButton" = "Minna mig á síðar";
"iLinkCancelButton" = "Ekki núna";
"iLinkNotificationBody" = "Útgáfa %2$@ af %1$@ er í boði.";
"iLinkWhatsNewTitle" = "Nýjungar";
"iLinkUpdateUnavailable" = "Ekki tókst að opna App Store. Reyndu aftur síðar.";
"""#
    case "it": return #"""
"iLinkMessageTitle" = "Aggiorna %@";
"iLinkAppMessage" = "È disponibile una versione più recente di %@. Vuoi eseguire l’aggiornamento ora?";
"iLinkAppMessageVersion" = "È disponibile la versione %2$@ di %1$@. Vuoi eseguire l’aggiornamento ora?";
"iLinkAppMessageAggressive" = "È disponibile una versione più recente. Per continuare a usare %@, aggiorna l’app.";
"iLinkUpdateButton" = "Aggiorna";
"iLinkRemindButton" = "Ricorda più tardi";
"iLinkCancelButton" = "Non ora";
"iLinkNotificationBody" = "È disponibile la versione %2$@ di %1$@.";
"iLinkWhatsNewTitle" = "Novità";
"iLinkUpdateUnavailable" = "Impossibile aprire App Store. Riprova più tardi.";
"""#
    case "ja": return #"""
"iLinkMessageTitle" = "“%@”をアップデート";
"iLinkAppMessage" = "“%@”の新しいバージョンがあります。今すぐアップデートしますか？";
"iLinkAppMessageVersion" = "“%1$@”のバージョン%2$@を利用できます。今すぐアップデートしますか？";
"iLinkAppMessageAggressive" = "新しいバージョンがあります。“%@”を引き続き使用するには、アップデートしてください。";
"iLinkUpdateButton" = "アップデート";
"iLinkRemindButton" = "後で通知";
"iLinkCancelButton" = "今はしない";
"iLinkNotificationBody" = "“%1$@”のバージョン%2$@を利用できます。";
"iLinkWhatsNewTitle" = "新機能";
"iLinkUpdateUnavailable" = "App Storeを開けませんでした。後でもう一度お試しください。";
"""#
    case "ka": return #"""
"iLinkMessageTitle" = "განაახლეთ „%@“";
"iLinkAppMessage" = "ხელმისაწვდომია „%@“-ის უფრო ახალი ვერსია. გსურთ ახლა განახლება?";
"iLinkAppMessageVersion" = "ხელმისაწვდომია „%1$@“-ის ვერსია %2$@. გსურთ ახლა განახლება?";
"iLinkAppMessageAggressive" = "ხელმისაწვდომია უფრო ახალი ვერსია. „%@“-ის გამოყენების გასაგრძელებლად განაახლეთ აპი.";
"iLinkUpdateButton" = "განახლება";
"iLinkRemindButton" = "მოგვიანებით";
"iLinkCancelButton" = "ახლა არა";
"iLinkNotificationBody" = "ხელმისაწვდომია „%1$@“-ის ვერსია %2$@.";
"iLinkWhatsNewTitle" = "რა არის ახალი";
"iLinkUpdateUnavailable" = "App Store ვერ გაიხსნა. სცადეთ მოგვიანებით.";
"""#
    case "kk": return #"""
"iLinkMessageTitle" = "%@ жаңартуы";
"iLinkAppMessage" = "%@ қолданбасының жаңа нұсқасы қолжетімді. Қазір жаңартқыңыз келе ме?";
"iLinkAppMessageVersion" = "%1$@ қолданбасының %2$@ нұсқасы қолжетімді. Қазір жаңартқыңыз келе ме?";
"iLinkAppMessageAggressive" = "Жаңа нұсқа қолжетімді. %@ қолданбасын пайдалануды жалғастыру үшін оны жаңартыңыз.";
"iLinkUpdateButton" = "Жаңарту";
"iLinkRemindButton" = "Кейін еске салу";
"iLinkCancelButton" = "Қазір емес";
"iLinkNotificationBody" = "%1$@ қолданбасының %2$@ нұсқасы қолжетімді.";
"iLinkWhatsNewTitle" = "Жаңа мүмкіндіктер";
"iLinkUpdateUnavailable" = "App Store ашылмады. Кейінірек қайталап көріңіз.";
"""#
    case "km": return #"""
"iLinkMessageTitle" = "ធ្វើបច្ចុប្បន្នភាព %@";
"iLinkAppMessage" = "មានកំណែថ្មីនៃ %@ ហើយ។ តើអ្នកចង់ធ្វើបច្ចុប្បន្នភាពឥឡូវនេះទេ?";
"iLinkAppMessageVersion" = "មានកំណែ %2$@ នៃ %1$@ ហើយ។ តើអ្នកចង់ធ្វើបច្ចុប្បន្នភាពឥឡូវនេះទេ?";
"iLinkAppMessageAggressive" = "មានកំណែថ្មីហើយ។ សូមធ្វើបច្ចុប្បន្នភាព ដើម្បីបន្តប្រើ %@។";
"iLinkUpdateButton" = "ធ្វើបច្ចុប្បន្នភាព";
"iLinkRemindButton" = "រំលឹកខ្ញុំពេលក្រោយ";
"iLinkCancelButton" = "មិនមែនឥឡូវនេះទេ";
"iLinkNotificationBody" = "មានកំណែ %2$@ នៃ %1$@ ហើយ។";
"iLinkWhatsNewTitle" = "មានអ្វីថ្មី";
"iLinkUpdateUnavailable" = "មិនអាចបើក App Store បានទេ។ សូមព្យាយាមម្ដងទៀតនៅពេលក្រោយ។";
"""#
    case "kn": return #"""
"iLinkMessageTitle" = "%@ ಅಪ್‌ಡೇಟ್ ಮಾಡಿ";
"iLinkAppMessage" = "%@ ಆ್ಯಪ್‌ನ ಹೊಸ ಆವೃತ್ತಿ ಲಭ್ಯವಿದೆ. ನೀವು ಈಗ ಅಪ್‌ಡೇಟ್ ಮಾಡಲು ಬಯಸುವಿರಾ?";
"iLinkAppMessageVersion" = "%1$@ ಆ್ಯಪ್‌ನ %2$@ ಆವೃತ್ತಿ ಲಭ್ಯವಿದೆ. ನೀವು ಈಗ ಅಪ್‌ಡೇಟ್ ಮಾಡಲು ಬಯಸುವಿರಾ?";
"iLinkAppMessageAggressive" = "ಹೊಸ ಆವೃತ್ತಿ ಲಭ್ಯವಿದೆ. %@ ಬಳಸುವುದನ್ನು ಮುಂದುವರಿಸಲು ಅಪ್‌ಡೇಟ್ ಮಾಡಿ.";
"iLinkUpdateButton" = "ಅಪ್‌ಡೇಟ್ ಮಾಡಿ";
"iLinkRemindButton" = "ನಂತರ ನೆನಪಿಸಿ";
"iLinkCancelButton" = "ಈಗ ಬೇಡ";
"iLinkNotificationBody" = "%1$@ ಆ್ಯಪ್‌ನ %2$@ ಆವೃತ್ತಿ ಲಭ್ಯವಿದೆ.";
"iLinkWhatsNewTitle" = "ಹೊಸತೇನಿದೆ";
"iLinkUpdateUnavailable" = "App Store ತೆರೆಯಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.";
"""#
    case "ko": return #"""
"iLinkMessageTitle" = "“%@” 업데이트";
"iLinkAppMessage" = "“%@”의 새로운 버전이 있습니다. 지금 업데이트하겠습니까?";
"iLinkAppMessageVersion" = "“%1$@”의 %2$@ 버전이 있습니다. 지금 업데이트하겠습니까?";
"iLinkAppMessageAggressive" = "새로운 버전이 있습니다. “%@” 앱을 계속 사용하려면 업데이트하십시오.";
"iLinkUpdateButton" = "업데이트";
"iLinkRemindButton" = "나중에 알림";
"iLinkCancelButton" = "지금 안 함";
"iLinkNotificationBody" = "“%1$@”의 %2$@ 버전이 있습니다.";
"iLinkWhatsNewTitle" = "새로운 기능";
"iLinkUpdateUnavailable" = "App Store를 열 수 없습니다. 나중에 다시 시도하십시오.";
"""#
    case "ku": return #"""
"iLinkMessageTitle" = "%@ rojane bikin";
"iLinkAppMessage" = "Guhertoyeke nûtir a %@ heye. Hûn dixwazin niha rojane bikin?";
"iLinkAppMessageVersion" = "Guhertoya %2$@ ya %1$@ amade ye. Hûn dixwazin niha rojane bikin?";
"iLinkAppMessageAggressive" = "Guhertoyeke nûtir heye. Ji bo ku hûn bikaranîna %@ bidomînin, wê rojane bikin.";
"iLinkUpdateButton" = "Rojane bike";
"iLinkRemindButton" = "Paşê bi bîr bîne";
"iLinkCancelButton" = "Niha na";
"iLinkNotificationBody" = "Guhertoya %2$@ ya %1$@ amade ye.";
"iLinkWhatsNewTitle" = "Çi nû ye";
"iLinkUpdateUnavailable" = "App Store venebû. Ji kerema xwe paşê dîsa biceribînin.";
"""#
    case "lt": return #"""
"iLinkMessageTitle" = "Atnaujinti „%@“";
"iLinkAppMessage" = "Yra naujesnė „%@“ versija. Ar norite atnaujinti dabar?";
"iLinkAppMessageVersion" = "Yra nauja „%1$@“ versija %2$@. Ar norite atnaujinti dabar?";
"iLinkAppMessageAggressive" = "Yra naujesnė versija. Norėdami toliau naudoti „%@“, atnaujinkite programą.";
"iLinkUpdateButton" = "Atnaujinti";
"iLinkRemindButton" = "Priminti vėliau";
"iLinkCancelButton" = "Ne dabar";
"iLinkNotificationBody" = "Yra nauja „%1$@“ versija %2$@.";
"iLinkWhatsNewTitle" = "Kas naujo";
"iLinkUpdateUnavailable" = "Nepavyko atidaryti „App Store“. Vėliau bandykite dar kartą.";
"""#
    case "lv": return #"""
"iLinkMessageTitle" = "Atjaunināt %@";
"iLinkAppMessage" = "Ir pieejama jaunāka lietotnes %@ versija. Vai vēlaties atjaunināt tagad?";
"iLinkAppMessageVersion" = "Ir pieejama lietotnes %1$@ versija %2$@. Vai vēlaties atjaunināt tagad?";
"iLinkAppMessageAggressive" = "Ir pieejama jaunāka versija. Lai turpinātu lietot %@, atjauniniet lietotni.";
"iLinkUpdateButton" = "Atjaunināt";
"iLinkRemindButton" = "Atgādināt vēlāk";
"iLinkCancelButton" = "Ne tagad";
"iLinkNotificationBody" = "Ir pieejama lietotnes %1$@ versija %2$@.";
"iLinkWhatsNewTitle" = "Jaunumi";
"iLinkUpdateUnavailable" = "Neizdevās atvērt App Store. Vēlāk mēģiniet vēlreiz.";
"""#
    case "mk": return #"""
"iLinkMessageTitle" = "Ажурирајте „%@“";
"iLinkAppMessage" = "Достапна е понова верзија на „%@“. Дали сакате да ажурирате сега?";
"iLinkAppMessageVersion" = "Достапна е верзијата %2$@ на „%1$@“. Дали сакате да ажурирате сега?";
"iLinkAppMessageAggressive" = "Достапна е понова верзија. За да продолжите да ја користите апликацијата „%@“, ажурирајте ја.";
"iLinkUpdateButton" = "Ажурирај";
"iLinkRemindButton" = "Потсети ме подоцна";
"iLinkCancelButton" = "Не сега";
"iLinkNotificationBody" = "Достапна е верзијата %2$@ на „%1$@“.";
"iLinkWhatsNewTitle" = "Што има ново";
"iLinkUpdateUnavailable" = "App Store не може да се отвори. Обидете се повторно подоцна.";
"""#
    case "ml": return #"""
"iLinkMessageTitle" = "%@ അപ്‌ഡേറ്റ് ചെയ്യുക";
"iLinkAppMessage" = "%@ ആപ്പിന്റെ പുതിയ പതിപ്പ് ലഭ്യമാണ്. ഇപ്പോൾ അപ്‌ഡേറ്റ് ചെയ്യണോ?";
"iLinkAppMessageVersion" = "%1$@ ആപ്പിന്റെ %2$@ പതിപ്പ് ലഭ്യമാണ്. ഇപ്പോൾ അപ്‌ഡേറ്റ് ചെയ്യണോ?";
"iLinkAppMessageAggressive" = "പുതിയ പതിപ്പ് ലഭ്യമാണ്. %@ തുടർന്നും ഉപയോഗിക്കാൻ അപ്‌ഡേറ്റ് ചെയ്യുക.";
"iLinkUpdateButton" = "അപ്‌ഡേറ്റ് ചെയ്യുക";
"iLinkRemindButton" = "പിന്നീട് ഓർമ്മിപ്പിക്കൂ";
"iLinkCancelButton" = "ഇപ്പോൾ വേണ്ട";
"iLinkNotificationBody" = "%1$@ ആപ്പിന്റെ %2$@ പതിപ്പ് ലഭ്യമാണ്.";
"iLinkWhatsNewTitle" = "പുതിയതെന്ത്";
"iLinkUpdateUnavailable" = "App Store തുറക്കാനായില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.";
"""#
    case "mn": return #"""
"iLinkMessageTitle" = "%@ аппыг шинэчлэх";
"iLinkAppMessage" = "%@ аппын шинэ хувилбар гарсан байна. Одоо шинэчлэх үү?";
"iLinkAppMessageVersion" = "%1$@ аппын %2$@ хувилбар гарсан байна. Одоо шинэчлэх үү?";
"iLinkAppMessageAggressive" = "Шинэ хувилбар гарсан байна. %@ аппыг үргэлжлүүлэн ашиглахын тулд шинэчилнэ үү.";
"iLinkUpdateButton" = "Шинэчлэх";
"iLinkRemindButton" = "Дараа сануулах";
"iLinkCancelButton" = "Одоо биш";
"iLinkNotificationBody" = "%1$@ аппын %2$@ хувилбар гарсан байна.";
"iLinkWhatsNewTitle" = "Шинэ зүйлс";
"iLinkUpdateUnavailable" = "App Store-ыг нээж чадсангүй. Дараа дахин оролдоно уу.";
"""#
    case "mr": return #"""
"iLinkMessageTitle" = "%@ अपडेट करा";
"iLinkAppMessage" = "%@ ची नवीन आवृत्ती उपलब्ध आहे. तुम्हाला आता अपडेट करायचे आहे का?";
"iLinkAppMessageVersion" = "%1$@ ची आवृत्ती %2$@ उपलब्ध आहे. तुम्हाला आता अपडेट करायचे आहे का?";
"iLinkAppMessageAggressive" = "नवीन आवृत्ती उपलब्ध आहे. %@ वापरणे सुरू ठेवण्यासाठी कृपया अपडेट करा.";
"iLinkUpdateButton" = "अपडेट करा";
"iLinkRemindButton" = "नंतर आठवण करून द्या";
"iLinkCancelButton" = "आता नाही";
"iLinkNotificationBody" = "%1$@ ची आवृत्ती %2$@ उपलब्ध आहे.";
"iLinkWhatsNewTitle" = "नवीन काय आहे";
"iLinkUpdateUnavailable" = "App Store उघडता आले नाही. कृपया नंतर पुन्हा प्रयत्न करा.";
"""#
    case "ms": return #"""
"iLinkMessageTitle" = "Kemas Kini %@";
"iLinkAppMessage" = "Versi %@ yang lebih baharu tersedia. Adakah anda mahu mengemas kini sekarang?";
"iLinkAppMessageVersion" = "%1$@ versi %2$@ tersedia. Adakah anda mahu mengemas kini sekarang?";
"iLinkAppMessageAggressive" = "Versi yang lebih baharu tersedia. Sila kemas kini untuk terus menggunakan %@.";
"iLinkUpdateButton" = "Kemas Kini";
"iLinkRemindButton" = "Ingatkan Kemudian";
"iLinkCancelButton" = "Bukan Sekarang";
"iLinkNotificationBody" = "%1$@ versi %2$@ tersedia.";
"iLinkWhatsNewTitle" = "Perkara Baharu";
"iLinkUpdateUnavailable" = "App Store tidak dapat dibuka. Sila cuba lagi kemudian.";
"""#
    case "nb": return #"""
"iLinkMessageTitle" = "Oppdater %@";
"iLinkAppMessage" = "En nyere versjon av %@ er tilgjengelig. Vil du oppdatere nå?";
"iLinkAppMessageVersion" = "Versjon %2$@ av %1$@ er tilgjengelig. Vil du oppdatere nå?";
"iLinkAppMessageAggressive" = "En nyere versjon er tilgjengelig. Oppdater for å fortsette å bruke %@.";
"iLinkUpdateButton" = "Oppdater";
"iLinkRemindButton" = "Påminn meg senere";
"iLinkCancelButton" = "Ikke nå";
"iLinkNotificationBody" = "Versjon %2$@ av %1$@ er tilgjengelig.";
"iLinkWhatsNewTitle" = "Nyheter";
"iLinkUpdateUnavailable" = "App Store kunne ikke åpnes. Prøv igjen senere.";
"""#
    case "nl": return #"""
"iLinkMessageTitle" = "Werk %@ bij";
"iLinkAppMessage" = "Er is een nieuwere versie van %@ beschikbaar. Wil je de app nu bijwerken?";
"iLinkAppMessageVersion" = "Versie %2$@ van %1$@ is beschikbaar. Wil je de app nu bijwerken?";
"iLinkAppMessageAggressive" = "Er is een nieuwere versie beschikbaar. Werk %@ bij om de app te blijven gebruiken.";
"iLinkUpdateButton" = "Werk bij";
"iLinkRemindButton" = "Herinner mij later";
"iLinkCancelButton" = "Niet nu";
"iLinkNotificationBody" = "Versie %2$@ van %1$@ is beschikbaar.";
"iLinkWhatsNewTitle" = "Wat is er nieuw";
"iLinkUpdateUnavailable" = "De App Store kan niet worden geopend. Probeer het later opnieuw.";
"""#
    case "nn": return #"""
"iLinkMessageTitle" = "Oppdater %@";
"iLinkAppMessage" = "Ein nyare versjon av %@ er tilgjengeleg. Vil du oppdatere no?";
"iLinkAppMessageVersion" = "Versjon %2$@ av %1$@ er tilgjengeleg. Vil du oppdatere no?";
"iLinkAppMessageAggressive" = "Ein nyare versjon er tilgjengeleg. Oppdater for å halde fram med å bruke %@.";
"iLinkUpdateButton" = "Oppdater";
"iLinkRemindButton" = "Påminn meg seinare";
"iLinkCancelButton" = "Ikkje no";
"iLinkNotificationBody" = "Versjon %2$@ av %1$@ er tilgjengeleg.";
"iLinkWhatsNewTitle" = "Nyheiter";
"iLinkUpdateUnavailable" = "App Store kunne ikkje opnast. Prøv igjen seinare.";
"""#
    case "or": return #"""
"iLinkMessageTitle" = "%@ ଅପଡେଟ୍ କରନ୍ତୁ";
"iLinkAppMessage" = "%@ର ଏକ ନୂଆ ସଂସ୍କରଣ ଉପଲବ୍ଧ ଅଛି। ଆପଣ ଏବେ ଅପଡେଟ୍ କରିବାକୁ ଚାହାଁନ୍ତି କି?";
"iLinkAppMessageVersion" = "%1$@ର %2$@ ସଂସ୍କରଣ ଉପଲବ୍ଧ ଅଛି। ଆପଣ ଏବେ ଅପଡେଟ୍ କରିବାକୁ ଚାହାଁନ୍ତି କି?";
"iLinkAppMessageAggressive" = "ଏକ ନୂଆ ସଂସ୍କରଣ ଉପଲବ୍ଧ ଅଛି। %@ର ବ୍ୟବହାର ଜାରି ରଖିବା ପାଇଁ ଅପଡେଟ୍ କରନ୍ତୁ।";
"iLinkUpdateButton" = "ଅପଡେଟ୍ କରନ୍ତୁ";
"iLinkRemindButton" = "ପରେ ମନେ ପକାଇଦିଅନ୍ତୁ";
"iLinkCancelButton" = "ଏବେ ନୁହେଁ";
"iLinkNotificationBody" = "%1$@ର %2$@ ସଂସ୍କରଣ ଉପଲବ୍ଧ ଅଛି।";
"iLinkWhatsNewTitle" = "ନୂଆ କ’ଣ ଅଛି";
"iLinkUpdateUnavailable" = "App Store ଖୋଲାଯାଇପାରିଲା ନାହିଁ। ଦୟାକରି ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।";
"""#
    case "pa": return #"""
"iLinkMessageTitle" = "%@ ਅੱਪਡੇਟ ਕਰੋ";
"iLinkAppMessage" = "%@ ਦਾ ਨਵਾਂ ਵਰਜਨ ਉਪਲਬਧ ਹੈ। ਕੀ ਤੁਸੀਂ ਹੁਣੇ ਅੱਪਡੇਟ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ?";
"iLinkAppMessageVersion" = "%1$@ ਦਾ ਵਰਜਨ %2$@ ਉਪਲਬਧ ਹੈ। ਕੀ ਤੁਸੀਂ ਹੁਣੇ ਅੱਪਡੇਟ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ?";
"iLinkAppMessageAggressive" = "ਨਵਾਂ ਵਰਜਨ ਉਪਲਬਧ ਹੈ। %@ ਦੀ ਵਰਤੋਂ ਜਾਰੀ ਰੱਖਣ ਲਈ ਅੱਪਡੇਟ ਕਰੋ।";
"iLinkUpdateButton" = "ਅੱਪਡੇਟ ਕਰੋ";
"iLinkRemindButton" = "ਬਾਅਦ ਵਿੱਚ ਯਾਦ ਕਰਾਓ";
"iLinkCancelButton" = "ਹੁਣੇ ਨਹੀਂ";
"iLinkNotificationBody" = "%1$@ ਦਾ ਵਰਜਨ %2$@ ਉਪਲਬਧ ਹੈ।";
"iLinkWhatsNewTitle" = "ਨਵਾਂ ਕੀ ਹੈ";
"iLinkUpdateUnavailable" = "App Store ਖੋਲ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।";
"""#
    case "pl": return #"""
"iLinkMessageTitle" = "Uaktualnij %@";
"iLinkAppMessage" = "Dostępna jest nowsza wersja aplikacji %@. Czy chcesz ją teraz uaktualnić?";
"iLinkAppMessageVersion" = "Dostępna jest wersja %2$@ aplikacji %1$@. Czy chcesz ją teraz uaktualnić?";
"iLinkAppMessageAggressive" = "Dostępna jest nowsza wersja. Aby nadal korzystać z aplikacji %@, uaktualnij ją.";
"iLinkUpdateButton" = "Uaktualnij";
"iLinkRemindButton" = "Przypomnij później";
"iLinkCancelButton" = "Nie teraz";
"iLinkNotificationBody" = "Dostępna jest wersja %2$@ aplikacji %1$@.";
"iLinkWhatsNewTitle" = "Co nowego";
"iLinkUpdateUnavailable" = "Nie udało się otworzyć App Store. Spróbuj ponownie później.";
"""#
    case "ps": return #"""
"iLinkMessageTitle" = "د \U2068%@\U2069 اوسمهالول";
"iLinkAppMessage" = "د \U2068%@\U2069 نوې نسخه شتون لري. آیا غواړئ اوس یې اوسمهال کړئ؟";
"iLinkAppMessageVersion" = "د \U2068%1$@\U2069 %2$@ نسخه شتون لري. آیا غواړئ اوس یې اوسمهال کړئ؟";
"iLinkAppMessageAggressive" = "نوې نسخه شتون لري. د \U2068%@\U2069 کارولو ته د دوام ورکولو لپاره یې اوسمهال کړئ.";
"iLinkUpdateButton" = "اوسمهالول";
"iLinkRemindButton" = "وروسته یې رایاد کړه";
"iLinkCancelButton" = "اوس نه";
"iLinkNotificationBody" = "د \U2068%1$@\U2069 %2$@ نسخه شتون لري.";
"iLinkWhatsNewTitle" = "څه نوي دي";
"iLinkUpdateUnavailable" = "د App Store پرانیستل ممکن نه شول. مهرباني وکړئ وروسته بیا هڅه وکړئ.";
"""#
    case "pt-BR": return #"""
"iLinkMessageTitle" = "Atualizar %@";
"iLinkAppMessage" = "Uma versão mais recente do app %@ está disponível. Deseja atualizá-lo agora?";
"iLinkAppMessageVersion" = "A versão %2$@ do app %1$@ está disponível. Deseja atualizá-lo agora?";
"iLinkAppMessageAggressive" = "Há uma versão mais recente disponível. Para continuar usando o app %@, atualize-o.";
"iLinkUpdateButton" = "Atualizar";
"iLinkRemindButton" = "Lembrar Mais Tarde";
"iLinkCancelButton" = "Agora Não";
"iLinkNotificationBody" = "A versão %2$@ do app %1$@ está disponível.";
"iLinkWhatsNewTitle" = "Novidades";
"iLinkUpdateUnavailable" = "Não foi possível abrir a App Store. Tente novamente mais tarde.";
"""#
    case "pt-PT": return #"""
"iLinkMessageTitle" = "Atualizar %@";
"iLinkAppMessage" = "Está disponível uma versão mais recente da aplicação %@. Pretende atualizá-la agora?";
"iLinkAppMessageVersion" = "A versão %2$@ da aplicação %1$@ está disponível. Pretende atualizá-la agora?";
"iLinkAppMessageAggressive" = "Está disponível uma versão mais recente. Para continuar a utilizar a aplicação %@, atualize-a.";
"iLinkUpdateButton" = "Atualizar";
"iLinkRemindButton" = "Lembrar mais tarde";
"iLinkCancelButton" = "Agora não";
"iLinkNotificationBody" = "A versão %2$@ da aplicação %1$@ está disponível.";
"iLinkWhatsNewTitle" = "Novidades";
"iLinkUpdateUnavailable" = "Não foi possível abrir a App Store. Tente novamente mais tarde.";
"""#
    case "ro": return #"""
"iLinkMessageTitle" = "Actualizați %@";
"iLinkAppMessage" = "Este disponibilă o versiune mai nouă a aplicației %@. Doriți să actualizați acum?";
"iLinkAppMessageVersion" = "Versiunea %2$@ a aplicației %1$@ este disponibilă. Doriți să actualizați acum?";
"iLinkAppMessageAggressive" = "Este disponibilă o versiune mai nouă. Pentru a utiliza în continuare %@, actualizați aplicația.";
"iLinkUpdateButton" = "Actualizați";
"iLinkRemindButton" = "Amintiți-mi ulterior";
"iLinkCancelButton" = "Nu acum";
"iLinkNotificationBody" = "Versiunea %2$@ a aplicației %1$@ este disponibilă.";
"iLinkWhatsNewTitle" = "Noutăți";
"iLinkUpdateUnavailable" = "App Store nu a putut fi deschis. Încercați din nou mai târziu.";
"""#
    default: return nil
    }
  }
}
