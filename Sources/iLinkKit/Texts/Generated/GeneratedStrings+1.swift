// Written by Scripts/generate-strings from Localization/*.strings: change the texts there, not here.
// swift-format-ignore-file

extension GeneratedStrings {
  static func part1(_ language: String) -> String? {
    switch language {
    case "ar": return #"""
"iLinkMessageTitle" = "تحديث \U2068%@\U2069";
"iLinkAppMessage" = "يتوفر إصدار أحدث من \U2068%@\U2069. هل تريد التحديث الآن؟";
"iLinkAppMessageVersion" = "يتوفر الإصدار %2$@ من \U2068%1$@\U2069. هل تريد التحديث الآن؟";
"iLinkAppMessageAggressive" = "يتوفر إصدار أحدث. يُرجى التحديث لمتابعة استخدام \U2068%@\U2069.";
"iLinkUpdateButton" = "تحديث";
"iLinkRemindButton" = "التذكير لاحقًا";
"iLinkCancelButton" = "ليس الآن";
"iLinkNotificationBody" = "يتوفر الإصدار %2$@ من \U2068%1$@\U2069.";
"iLinkWhatsNewTitle" = "ما الجديد";
"iLinkUpdateUnavailable" = "تعذر فتح App Store. يُرجى المحاولة مرة أخرى لاحقًا.";
"""#
    case "az": return #"""
"iLinkMessageTitle" = "%@ yeniləməsi";
"iLinkAppMessage" = "%@ tətbiqinin daha yeni versiyası mövcuddur. İndi yeniləmək istəyirsiniz?";
"iLinkAppMessageVersion" = "%1$@ tətbiqinin %2$@ versiyası mövcuddur. İndi yeniləmək istəyirsiniz?";
"iLinkAppMessageAggressive" = "Daha yeni versiya mövcuddur. %@ tətbiqindən istifadəyə davam etmək üçün onu yeniləyin.";
"iLinkUpdateButton" = "Yenilə";
"iLinkRemindButton" = "Sonra xatırlat";
"iLinkCancelButton" = "İndi yox";
"iLinkNotificationBody" = "%1$@ tətbiqinin %2$@ versiyası mövcuddur.";
"iLinkWhatsNewTitle" = "Yeniliklər";
"iLinkUpdateUnavailable" = "App Store-u açmaq mümkün olmadı. Sonra yenidən cəhd edin.";
"""#
    case "be": return #"""
"iLinkMessageTitle" = "Абнавіць «%@»";
"iLinkAppMessage" = "Даступная новая версія праграмы «%@». Абнавіць яе зараз?";
"iLinkAppMessageVersion" = "Даступная версія %2$@ праграмы «%1$@». Абнавіць яе зараз?";
"iLinkAppMessageAggressive" = "Даступная новая версія. Каб і далей карыстацца праграмай «%@», абнавіце яе.";
"iLinkUpdateButton" = "Абнавіць";
"iLinkRemindButton" = "Нагадаць пазней";
"iLinkCancelButton" = "Не зараз";
"iLinkNotificationBody" = "Даступная версія %2$@ праграмы «%1$@».";
"iLinkWhatsNewTitle" = "Што новага";
"iLinkUpdateUnavailable" = "Не ўдалося адкрыць App Store. Паўтарыце спробу пазней.";
"""#
    case "bg": return #"""
"iLinkMessageTitle" = "Актуализация на %@";
"iLinkAppMessage" = "Налична е по-нова версия на „%@“. Искате ли да актуализирате сега?";
"iLinkAppMessageVersion" = "Налична е версия %2$@ на „%1$@“. Искате ли да актуализирате сега?";
"iLinkAppMessageAggressive" = "Налична е по-нова версия. Актуализирайте, за да продължите да използвате „%@“.";
"iLinkUpdateButton" = "Актуализиране";
"iLinkRemindButton" = "Напомни ми по-късно";
"iLinkCancelButton" = "Не сега";
"iLinkNotificationBody" = "Налична е версия %2$@ на „%1$@“.";
"iLinkWhatsNewTitle" = "Какво ново";
"iLinkUpdateUnavailable" = "App Store не можа да се отвори. Опитайте отново по-късно.";
"""#
    case "bn": return #"""
"iLinkMessageTitle" = "%@ আপডেট করুন";
"iLinkAppMessage" = "%@-এর একটি নতুন সংস্করণ উপলভ্য। আপনি কি এখনই আপডেট করতে চান?";
"iLinkAppMessageVersion" = "%1$@-এর %2$@ সংস্করণ উপলভ্য। আপনি কি এখনই আপডেট করতে চান?";
"iLinkAppMessageAggressive" = "একটি নতুন সংস্করণ উপলভ্য। %@ ব্যবহার চালিয়ে যেতে আপডেট করুন।";
"iLinkUpdateButton" = "আপডেট করুন";
"iLinkRemindButton" = "পরে মনে করিয়ে দিন";
"iLinkCancelButton" = "এখন নয়";
"iLinkNotificationBody" = "%1$@-এর %2$@ সংস্করণ উপলভ্য।";
"iLinkWhatsNewTitle" = "নতুন কী আছে";
"iLinkUpdateUnavailable" = "App Store খোলা যায়নি। পরে আবার চেষ্টা করুন।";
"""#
    case "bs": return #"""
"iLinkMessageTitle" = "Ažurirajte %@";
"iLinkAppMessage" = "Dostupna je novija verzija aplikacije %@. Želite li ažurirati sada?";
"iLinkAppMessageVersion" = "Dostupna je verzija %2$@ aplikacije %1$@. Želite li ažurirati sada?";
"iLinkAppMessageAggressive" = "Dostupna je novija verzija. Da biste nastavili koristiti aplikaciju %@, ažurirajte je.";
"iLinkUpdateButton" = "Ažuriraj";
"iLinkRemindButton" = "Podsjeti me kasnije";
"iLinkCancelButton" = "Ne sada";
"iLinkNotificationBody" = "Dostupna je verzija %2$@ aplikacije %1$@.";
"iLinkWhatsNewTitle" = "Šta je novo";
"iLinkUpdateUnavailable" = "App Store nije moguće otvoriti. Pokušajte ponovo kasnije.";
"""#
    case "ca": return #"""
"iLinkMessageTitle" = "Actualitza %@";
"iLinkAppMessage" = "Hi ha una versió més recent de l’app %@. Vols actualitzar-la ara?";
"iLinkAppMessageVersion" = "La versió %2$@ de l’app %1$@ ja està disponible. Vols actualitzar-la ara?";
"iLinkAppMessageAggressive" = "Hi ha una versió més recent. Per continuar utilitzant %@, actualitza l’app.";
"iLinkUpdateButton" = "Actualitza";
"iLinkRemindButton" = "Recorda-m’ho després";
"iLinkCancelButton" = "Ara no";
"iLinkNotificationBody" = "La versió %2$@ de l’app %1$@ ja està disponible.";
"iLinkWhatsNewTitle" = "Novetats";
"iLinkUpdateUnavailable" = "No s’ha pogut obrir l’App Store. Torna-ho a provar més tard.";
"""#
    case "ckb": return #"""
"iLinkMessageTitle" = "نوێکردنەوەی \U2068%@\U2069";
"iLinkAppMessage" = "وەشانێکی نوێتری \U2068%@\U2069 بەردەستە. دەتانەوێت ئێستا نوێی بکەنەوە؟";
"iLinkAppMessageVersion" = "وەشانی %2$@ لە \U2068%1$@\U2069 بەردەستە. دەتانەوێت ئێستا نوێی بکەنەوە؟";
"iLinkAppMessageAggressive" = "وەشانێکی نوێتر بەردەستە. بۆ بەردەوامبوون لە بەکارھێنانی \U2068%@\U2069، نوێی بکەنەوە.";
"iLinkUpdateButton" = "نوێکردنەوە";
"iLinkRemindButton" = "دواتر بیرم بخەرەوە";
"iLinkCancelButton" = "ئێستا نا";
"iLinkNotificationBody" = "وەشانی %2$@ لە \U2068%1$@\U2069 بەردەستە.";
"iLinkWhatsNewTitle" = "چی نوێیە";
"iLinkUpdateUnavailable" = "نەتوانرا App Store بکرێتەوە. تکایە دواتر ھەوڵ بدەنەوە.";
"""#
    case "cs": return #"""
"iLinkMessageTitle" = "Aktualizovat %@";
"iLinkAppMessage" = "K dispozici je novější verze aplikace %@. Chcete ji nyní aktualizovat?";
"iLinkAppMessageVersion" = "K dispozici je verze %2$@ aplikace %1$@. Chcete ji nyní aktualizovat?";
"iLinkAppMessageAggressive" = "K dispozici je novější verze. Chcete-li aplikaci %@ dál používat, aktualizujte ji.";
"iLinkUpdateButton" = "Aktualizovat";
"iLinkRemindButton" = "Připomenout později";
"iLinkCancelButton" = "Teď ne";
"iLinkNotificationBody" = "K dispozici je verze %2$@ aplikace %1$@.";
"iLinkWhatsNewTitle" = "Co je nového";
"iLinkUpdateUnavailable" = "App Store se nepodařilo otevřít. Zkuste to znovu později.";
"""#
    case "cy": return #"""
"iLinkMessageTitle" = "Diweddaru %@";
"iLinkAppMessage" = "Mae fersiwn mwy diweddar o %@ ar gael. Hoffech chi ddiweddaru nawr?";
"iLinkAppMessageVersion" = "Mae fersiwn %2$@ o %1$@ ar gael. Hoffech chi ddiweddaru nawr?";
"iLinkAppMessageAggressive" = "Mae fersiwn mwy diweddar ar gael. I barhau i ddefnyddio %@, diweddarwch yr ap.";
"iLinkUpdateButton" = "Diweddaru";
"iLinkRemindButton" = "Atgoffa fi’n hwyrach";
"iLinkCancelButton" = "Nid nawr";
"iLinkNotificationBody" = "Mae fersiwn %2$@ o %1$@ ar gael.";
"iLinkWhatsNewTitle" = "Beth sy’n newydd";
"iLinkUpdateUnavailable" = "Nid oedd modd agor yr App Store. Rhowch gynnig arall arni yn nes ymlaen.";
"""#
    case "da": return #"""
"iLinkMessageTitle" = "Opdater %@";
"iLinkAppMessage" = "Der findes en nyere version af %@. Vil du opdatere nu?";
"iLinkAppMessageVersion" = "Version %2$@ af %1$@ er tilgængelig. Vil du opdatere nu?";
"iLinkAppMessageAggressive" = "Der findes en nyere version. Opdater for at fortsætte med at bruge %@.";
"iLinkUpdateButton" = "Opdater";
"iLinkRemindButton" = "Påmind mig senere";
"iLinkCancelButton" = "Ikke nu";
"iLinkNotificationBody" = "Version %2$@ af %1$@ er tilgængelig.";
"iLinkWhatsNewTitle" = "Nyheder";
"iLinkUpdateUnavailable" = "App Store kunne ikke åbnes. Prøv igen senere.";
"""#
    case "de": return #"""
"iLinkMessageTitle" = "„%@“ aktualisieren";
"iLinkAppMessage" = "Eine neuere Version von „%@“ ist verfügbar. Möchtest du die App jetzt aktualisieren?";
"iLinkAppMessageVersion" = "Version %2$@ von „%1$@“ ist verfügbar. Möchtest du die App jetzt aktualisieren?";
"iLinkAppMessageAggressive" = "Eine neuere Version ist verfügbar. Aktualisiere „%@“, um die App weiter zu verwenden.";
"iLinkUpdateButton" = "Aktualisieren";
"iLinkRemindButton" = "Später erinnern";
"iLinkCancelButton" = "Jetzt nicht";
"iLinkNotificationBody" = "Version %2$@ von „%1$@“ ist verfügbar.";
"iLinkWhatsNewTitle" = "Neue Funktionen";
"iLinkUpdateUnavailable" = "Der App Store konnte nicht geöffnet werden. Versuche es später erneut.";
"""#
    case "el": return #"""
"iLinkMessageTitle" = "Ενημέρωση του «%@»";
"iLinkAppMessage" = "Υπάρχει διαθέσιμη νεότερη έκδοση του «%@». Θέλετε να γίνει ενημέρωση τώρα;";
"iLinkAppMessageVersion" = "Η έκδοση %2$@ του «%1$@» είναι διαθέσιμη. Θέλετε να γίνει ενημέρωση τώρα;";
"iLinkAppMessageAggressive" = "Υπάρχει διαθέσιμη νεότερη έκδοση. Για να συνεχίσετε να χρησιμοποιείτε το «%@», κάντε ενημέρωση.";
"iLinkUpdateButton" = "Ενημέρωση";
"iLinkRemindButton" = "Υπενθύμιση αργότερα";
"iLinkCancelButton" = "Όχι τώρα";
"iLinkNotificationBody" = "Η έκδοση %2$@ του «%1$@» είναι διαθέσιμη.";
"iLinkWhatsNewTitle" = "Τι νέο υπάρχει";
"iLinkUpdateUnavailable" = "Δεν ήταν δυνατό το άνοιγμα του App Store. Δοκιμάστε ξανά αργότερα.";
"""#
    case "en": return #"""
"iLinkMessageTitle" = "Update %@";
"iLinkAppMessage" = "A newer version of %@ is available. Would you like to update now?";
"iLinkAppMessageVersion" = "Version %2$@ of %1$@ is available. Would you like to update now?";
"iLinkAppMessageAggressive" = "A newer version is available. Please update to continue using %@.";
"iLinkUpdateButton" = "Update";
"iLinkRemindButton" = "Remind Me Later";
"iLinkCancelButton" = "Not Now";
"iLinkNotificationBody" = "Version %2$@ of %1$@ is available.";
"iLinkWhatsNewTitle" = "What’s New";
"iLinkUpdateUnavailable" = "The App Store could not be opened. Please try again later.";
"""#
    case "es": return #"""
"iLinkMessageTitle" = "Actualizar %@";
"iLinkAppMessage" = "Hay disponible una versión más reciente de %@. ¿Quieres actualizar ahora?";
"iLinkAppMessageVersion" = "La versión %2$@ de %1$@ está disponible. ¿Quieres actualizar ahora?";
"iLinkAppMessageAggressive" = "Hay disponible una versión más reciente. Para seguir usando %@, actualiza la app.";
"iLinkUpdateButton" = "Actualizar";
"iLinkRemindButton" = "Recordar más tarde";
"iLinkCancelButton" = "Ahora no";
"iLinkNotificationBody" = "La versión %2$@ de %1$@ está disponible.";
"iLinkWhatsNewTitle" = "Novedades";
"iLinkUpdateUnavailable" = "No se ha podido abrir el App Store. Vuelve a intentarlo más tarde.";
"""#
    case "es-419": return #"""
"iLinkMessageTitle" = "Actualizar %@";
"iLinkAppMessage" = "Hay una versión más reciente de %@ disponible. ¿Deseas actualizar ahora?";
"iLinkAppMessageVersion" = "La versión %2$@ de %1$@ ya está disponible. ¿Deseas actualizar ahora?";
"iLinkAppMessageAggressive" = "Hay una versión más reciente disponible. Para seguir usando %@, actualiza la app.";
"iLinkUpdateButton" = "Actualizar";
"iLinkRemindButton" = "Recordarme más tarde";
"iLinkCancelButton" = "Ahora no";
"iLinkNotificationBody" = "La versión %2$@ de %1$@ ya está disponible.";
"iLinkWhatsNewTitle" = "Novedades";
"iLinkUpdateUnavailable" = "No se pudo abrir App Store. Vuelve a intentarlo más tarde.";
"""#
    case "et": return #"""
"iLinkMessageTitle" = "Uuendage %@";
"iLinkAppMessage" = "Rakendusest %@ on saadaval uuem versioon. Kas soovite kohe uuendada?";
"iLinkAppMessageVersion" = "Saadaval on rakenduse %1$@ versioon %2$@. Kas soovite kohe uuendada?";
"iLinkAppMessageAggressive" = "Saadaval on uuem versioon. Rakenduse %@ kasutamise jätkamiseks uuendage seda.";
"iLinkUpdateButton" = "Uuenda";
"iLinkRemindButton" = "Tuleta hiljem meelde";
"iLinkCancelButton" = "Mitte praegu";
"iLinkNotificationBody" = "Saadaval on rakenduse %1$@ versioon %2$@.";
"iLinkWhatsNewTitle" = "Mis on uut";
"iLinkUpdateUnavailable" = "App Store’i ei õnnestunud avada. Proovige hiljem uuesti.";
"""#
    case "eu": return #"""
"iLinkMessageTitle" = "Eguneratu %@";
"iLinkAppMessage" = "%@ aplikazioaren bertsio berriago bat eskuragarri dago. Orain eguneratu nahi duzu?";
"iLinkAppMessageVersion" = "%1$@ aplikazioaren %2$@ bertsioa eskuragarri dago. Orain eguneratu nahi duzu?";
"iLinkAppMessageAggressive" = "Bertsio berriago bat eskuragarri dago. %@ erabiltzen jarraitzeko, eguneratu aplikazioa.";
"iLinkUpdateButton" = "Eguneratu";
"iLinkRemindButton" = "Gogorarazi geroago";
"iLinkCancelButton" = "Orain ez";
"iLinkNotificationBody" = "%1$@ aplikazioaren %2$@ bertsioa eskuragarri dago.";
"iLinkWhatsNewTitle" = "Berritasunak";
"iLinkUpdateUnavailable" = "Ezin izan da App Store ireki. Saiatu berriro geroago.";
"""#
    case "fa": return #"""
"iLinkMessageTitle" = "به‌روزرسانی \U2068%@\U2069";
"iLinkAppMessage" = "نسخهٔ جدیدتری از \U2068%@\U2069 در دسترس است. می‌خواهید اکنون به‌روزرسانی کنید؟";
"iLinkAppMessageVersion" = "نسخهٔ %2$@ برنامهٔ \U2068%1$@\U2069 در دسترس است. می‌خواهید اکنون به‌روزرسانی کنید؟";
"iLinkAppMessageAggressive" = "نسخهٔ جدیدتری در دسترس است. برای ادامهٔ استفاده از \U2068%@\U2069، آن را به‌روزرسانی کنید.";
"iLinkUpdateButton" = "به‌روزرسانی";
"iLinkRemindButton" = "بعداً یادآوری شود";
"iLinkCancelButton" = "اکنون نه";
"iLinkNotificationBody" = "نسخهٔ %2$@ برنامهٔ \U2068%1$@\U2069 در دسترس است.";
"iLinkWhatsNewTitle" = "تازه‌ها";
"iLinkUpdateUnavailable" = "باز کردن App Store ممکن نشد. لطفاً بعداً دوباره امتحان کنید.";
"""#
    case "fa-AF": return #"""
"iLinkMessageTitle" = "به‌روزرسانی \U2068%@\U2069";
"iLinkAppMessage" = "نسخهٔ جدیدتر \U2068%@\U2069 موجود است. آیا می‌خواهید حالا به‌روزرسانی کنید؟";
"iLinkAppMessageVersion" = "نسخهٔ %2$@ اپلیکیشن \U2068%1$@\U2069 موجود است. آیا می‌خواهید حالا به‌روزرسانی کنید؟";
"iLinkAppMessageAggressive" = "نسخهٔ جدیدتر موجود است. برای ادامهٔ استفاده از \U2068%@\U2069، آن را به‌روزرسانی کنید.";
"iLinkUpdateButton" = "به‌روزرسانی";
"iLinkRemindButton" = "بعداً یادآوری شود";
"iLinkCancelButton" = "حالا نه";
"iLinkNotificationBody" = "نسخهٔ %2$@ اپلیکیشن \U2068%1$@\U2069 موجود است.";
"iLinkWhatsNewTitle" = "موارد جدید";
"iLinkUpdateUnavailable" = "باز کردن App Store ممکن نشد. لطفاً بعداً دوباره کوشش کنید.";
"""#
    case "fi": return #"""
"iLinkMessageTitle" = "Päivitä %@";
"iLinkAppMessage" = "Apista %@ on saatavilla uudempi versio. Haluatko päivittää sen nyt?";
"iLinkAppMessageVersion" = "Apin %1$@ versio %2$@ on saatavilla. Haluatko päivittää sen nyt?";
"iLinkAppMessageAggressive" = "Saatavilla on uudempi versio. Jos haluat jatkaa apin %@ käyttöä, päivitä se.";
"iLinkUpdateButton" = "Päivitä";
"iLinkRemindButton" = "Muistuta myöhemmin";
"iLinkCancelButton" = "Ei nyt";
"iLinkNotificationBody" = "Apin %1$@ versio %2$@ on saatavilla.";
"iLinkWhatsNewTitle" = "Uutta";
"iLinkUpdateUnavailable" = "App Storea ei voitu avata. Yritä myöhemmin uudelleen.";
"""#
    case "fil": return #"""
"iLinkMessageTitle" = "I-update ang %@";
"iLinkAppMessage" = "May mas bagong bersyon ng %@. Gusto mo bang mag-update ngayon?";
"iLinkAppMessageVersion" = "Mayroon nang bersyong %2$@ ng %1$@. Gusto mo bang mag-update ngayon?";
"iLinkAppMessageAggressive" = "May mas bagong bersyon. Mag-update para patuloy na magamit ang %@.";
"iLinkUpdateButton" = "I-update";
"iLinkRemindButton" = "Ipaalala mamaya";
"iLinkCancelButton" = "Hindi ngayon";
"iLinkNotificationBody" = "Mayroon nang bersyong %2$@ ng %1$@.";
"iLinkWhatsNewTitle" = "Ano ang bago";
"iLinkUpdateUnavailable" = "Hindi mabuksan ang App Store. Subukan ulit mamaya.";
"""#
    case "fr": return #"""
"iLinkMessageTitle" = "Mettre %@ à jour";
"iLinkAppMessage" = "Une version plus récente de « %@ » est disponible. Souhaitez-vous mettre l’app à jour maintenant ?";
"iLinkAppMessageVersion" = "La version %2$@ de « %1$@ » est disponible. Souhaitez-vous mettre l’app à jour maintenant ?";
"iLinkAppMessageAggressive" = "Une version plus récente est disponible. Pour continuer à utiliser « %@ », mettez l’app à jour.";
"iLinkUpdateButton" = "Mettre à jour";
"iLinkRemindButton" = "Rappeler plus tard";
"iLinkCancelButton" = "Pas maintenant";
"iLinkNotificationBody" = "La version %2$@ de « %1$@ » est disponible.";
"iLinkWhatsNewTitle" = "Nouveautés";
"iLinkUpdateUnavailable" = "Impossible d’ouvrir l’App Store. Veuillez réessayer ultérieurement.";
"""#
    case "fr-CA": return #"""
"iLinkMessageTitle" = "Mettre %@ à jour";
"iLinkAppMessage" = "Une version plus récente de « %@ » est disponible. Voulez-vous mettre l’app à jour maintenant?";
"iLinkAppMessageVersion" = "La version %2$@ de « %1$@ » est disponible. Voulez-vous mettre l’app à jour maintenant?";
"iLinkAppMessageAggressive" = "Une version plus récente est disponible. Pour continuer à utiliser « %@ », mettez l’app à jour.";
"iLinkUpdateButton" = "Mettre à jour";
"iLinkRemindButton" = "Rappeler plus tard";
"iLinkCancelButton" = "Pas maintenant";
"iLinkNotificationBody" = "La version %2$@ de « %1$@ » est disponible.";
"iLinkWhatsNewTitle" = "Nouveautés";
"iLinkUpdateUnavailable" = "Impossible d’ouvrir l’App Store. Veuillez réessayer plus tard.";
"""#
    case "ga": return #"""
"iLinkMessageTitle" = "Nuashonraigh %@";
"iLinkAppMessage" = "Tá leagan níos nuaí de %@ ar fáil. Ar mhaith leat é a nuashonrú anois?";
"iLinkAppMessageVersion" = "Tá leagan %2$@ de %1$@ ar fáil. Ar mhaith leat é a nuashonrú anois?";
"iLinkAppMessageAggressive" = "Tá leagan níos nuaí ar fáil. Nuashonraigh %@ chun leanúint dá úsáid.";
"iLinkUpdateButton" = "Nuashonraigh";
"iLinkRemindButton" = "Meabhraigh ar ball";
"iLinkCancelButton" = "Ní anois";
"iLinkNotificationBody" = "Tá leagan %2$@ de %1$@ ar fáil.";
"iLinkWhatsNewTitle" = "Cad atá nua";
"iLinkUpdateUnavailable" = "Níorbh fhéidir an App Store a oscailt. Bain triail as arís ar ball.";
"""#
    case "gl": return #"""
"iLinkMessageTitle" = "Actualizar %@";
"iLinkAppMessage" = "Hai dispoñible unha versión máis recente de %@. Queres actualizar agora?";
"iLinkAppMessageVersion" = "A versión %2$@ de %1$@ está dispoñible. Queres actualizar agora?";
"iLinkAppMessageAggressive" = "Hai dispoñible unha versión máis recente. Para seguir usando %@, actualiza a aplicación.";
"iLinkUpdateButton" = "Actualizar";
"iLinkRemindButton" = "Lembrar máis tarde";
"iLinkCancelButton" = "Agora non";
"iLinkNotificationBody" = "A versión %2$@ de %1$@ está dispoñible.";
"iLinkWhatsNewTitle" = "Novidades";
"iLinkUpdateUnavailable" = "Non se puido abrir App Store. Téntao de novo máis tarde.";
"""#
    case "gu": return #"""
"iLinkMessageTitle" = "%@ અપડેટ કરો";
"iLinkAppMessage" = "%@નું નવું વર્ઝન ઉપલબ્ધ છે. શું તમે હમણાં અપડેટ કરવા માગો છો?";
"iLinkAppMessageVersion" = "%1$@નું વર્ઝન %2$@ ઉપલબ્ધ છે. શું તમે હમણાં અપડેટ કરવા માગો છો?";
"iLinkAppMessageAggressive" = "નવું વર્ઝન ઉપલબ્ધ છે. %@નો ઉપયોગ ચાલુ રાખવા માટે અપડેટ કરો.";
"iLinkUpdateButton" = "અપડેટ કરો";
"iLinkRemindButton" = "પછી યાદ અપાવો";
"iLinkCancelButton" = "હમણાં નહીં";
"iLinkNotificationBody" = "%1$@નું વર્ઝન %2$@ ઉપલબ્ધ છે.";
"iLinkWhatsNewTitle" = "નવું શું છે";
"iLinkUpdateUnavailable" = "App Store ખોલી શકાયું નથી. કૃપા કરીને પછી ફરી પ્રયાસ કરો.";
"""#
    case "he": return #"""
"iLinkMessageTitle" = "עדכון \U2068%@\U2069";
"iLinkAppMessage" = "גרסה חדשה יותר של \U2068%@\U2069 זמינה. האם ברצונך לעדכן כעת?";
"iLinkAppMessageVersion" = "גרסה %2$@ של \U2068%1$@\U2069 זמינה. האם ברצונך לעדכן כעת?";
"iLinkAppMessageAggressive" = "גרסה חדשה יותר זמינה. כדי להמשיך להשתמש ב־\U2068%@\U2069, יש לעדכן.";
"iLinkUpdateButton" = "עדכון";
"iLinkRemindButton" = "להזכיר מאוחר יותר";
"iLinkCancelButton" = "לא עכשיו";
"iLinkNotificationBody" = "גרסה %2$@ של \U2068%1$@\U2069 זמינה.";
"iLinkWhatsNewTitle" = "מה חדש";
"iLinkUpdateUnavailable" = "לא ניתן היה לפתוח את App Store. יש לנסות שוב מאוחר יותר.";
"""#
    case "hi": return #"""
"iLinkMessageTitle" = "%@ अपडेट करें";
"iLinkAppMessage" = "%@ का नया संस्करण उपलब्ध है। क्या आप अभी अपडेट करना चाहते हैं?";
"iLinkAppMessageVersion" = "%1$@ का संस्करण %2$@ उपलब्ध है। क्या आप अभी अपडेट करना चाहते हैं?";
"iLinkAppMessageAggressive" = "नया संस्करण उपलब्ध है। %@ का उपयोग जारी रखने के लिए कृपया अपडेट करें।";
"iLinkUpdateButton" = "अपडेट करें";
"iLinkRemindButton" = "बाद में याद दिलाएँ";
"iLinkCancelButton" = "अभी नहीं";
"iLinkNotificationBody" = "%1$@ का संस्करण %2$@ उपलब्ध है।";
"iLinkWhatsNewTitle" = "नया क्या है";
"iLinkUpdateUnavailable" = "App Store नहीं खोला जा सका। कृपया बाद में फिर से कोशिश करें।";
"""#
    case "hr": return #"""
"iLinkMessageTitle" = "Ažurirajte %@";
"iLinkAppMessage" = "Dostupna je novija verzija aplikacije %@. Želite li ažurirati sada?";
"iLinkAppMessageVersion" = "Dostupna je verzija %2$@ aplikacije %1$@. Želite li ažurirati sada?";
"iLinkAppMessageAggressive" = "Dostupna je novija verzija. Za nastavak korištenja aplikacije %@ ažurirajte je.";
"iLinkUpdateButton" = "Ažuriraj";
"iLinkRemindButton" = "Podsjeti me kasnije";
"iLinkCancelButton" = "Ne sada";
"iLinkNotificationBody" = "Dostupna je verzija %2$@ aplikacije %1$@.";
"iLinkWhatsNewTitle" = "Što je novo";
"iLinkUpdateUnavailable" = "App Store nije moguće otvoriti. Pokušajte ponovno kasnije.";
"""#
    default: return nil
    }
  }
}
