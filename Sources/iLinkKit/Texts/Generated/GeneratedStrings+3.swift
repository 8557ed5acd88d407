// Written by Scripts/generate-strings from Localization/*.strings: change the texts there, not here.
// swift-format-ignore-file

extension GeneratedStrings {
  static func part3(_ language: String) -> String? {
    switch language {
    case "ru": return #"""
"iLinkMessageTitle" = "Обновить «%@»";
"iLinkAppMessage" = "Доступна новая версия приложения «%@». Обновить его сейчас?";
"iLinkAppMessageVersion" = "Доступна версия %2$@ приложения «%1$@». Обновить его сейчас?";
"iLinkAppMessageAggressive" = "Доступна новая версия. Чтобы и дальше пользоваться приложением «%@», обновите его.";
"iLinkUpdateButton" = "Обновить";
"iLinkRemindButton" = "Напомнить позже";
"iLinkCancelButton" = "Не сейчас";
"iLinkNotificationBody" = "Доступна версия %2$@ приложения «%1$@».";
"iLinkWhatsNewTitle" = "Что нового";
"iLinkUpdateUnavailable" = "Не удалось открыть App Store. Повторите попытку позже.";
"""#
    case "sk": return #"""
"iLinkMessageTitle" = "Aktualizovať %@";
"iLinkAppMessage" = "K dispozícii je novšia verzia aplikácie %@. Chcete ju teraz aktualizovať?";
"iLinkAppMessageVersion" = "K dispozícii je verzia %2$@ aplikácie %1$@. Chcete ju teraz aktualizovať?";
"iLinkAppMessageAggressive" = "K dispozícii je novšia verzia. Ak chcete aplikáciu %@ naďalej používať, aktualizujte ju.";
"iLinkUpdateButton" = "Aktualizovať";
"iLinkRemindButton" = "Pripomenúť neskôr";
"iLinkCancelButton" = "Teraz nie";
"iLinkNotificationBody" = "K dispozícii je verzia %2$@ aplikácie %1$@.";
"iLinkWhatsNewTitle" = "Čo je nové";
"iLinkUpdateUnavailable" = "App Store sa nepodarilo otvoriť. Skúste to znova neskôr.";
"""#
    case "sl": return #"""
"iLinkMessageTitle" = "Posodobi %@";
"iLinkAppMessage" = "Na voljo je novejša različica aplikacije %@. Ali jo želite posodobiti zdaj?";
"iLinkAppMessageVersion" = "Na voljo je različica %2$@ aplikacije %1$@. Ali jo želite posodobiti zdaj?";
"iLinkAppMessageAggressive" = "Na voljo je novejša različica. Če želite še naprej uporabljati aplikacijo %@, jo posodobite.";
"iLinkUpdateButton" = "Posodobi";
"iLinkRemindButton" = "Opomni me pozneje";
"iLinkCancelButton" = "Ne zdaj";
"iLinkNotificationBody" = "Na voljo je različica %2$@ aplikacije %1$@.";
"iLinkWhatsNewTitle" = "Kaj je novega";
"iLinkUpdateUnavailable" = "Trgovine App Store ni bilo mogoče odpreti. Poskusite znova pozneje.";
"""#
    case "sq": return #"""
"iLinkMessageTitle" = "Përditësoni %@";
"iLinkAppMessage" = "Një version më i ri i %@ është i disponueshëm. Dëshironi ta përditësoni tani?";
"iLinkAppMessageVersion" = "Versioni %2$@ i %1$@ është i disponueshëm. Dëshironi ta përditësoni tani?";
"iLinkAppMessageAggressive" = "Një version më i ri është i disponueshëm. Për të vazhduar përdorimin e %@, përditësojeni.";
"iLinkUpdateButton" = "Përditëso";
"iLinkRemindButton" = "Kujtoma më vonë";
"iLinkCancelButton" = "Jo tani";
"iLinkNotificationBody" = "Versioni %2$@ i %1$@ është i disponueshëm.";
"iLinkWhatsNewTitle" = "Çfarë ka të re";
"iLinkUpdateUnavailable" = "App Store nuk mund të hapej. Provoni sërish më vonë.";
"""#
    case "sr-Cyrl": return #"""
"iLinkMessageTitle" = "Ажурирајте „%@“";
"iLinkAppMessage" = "Доступна је новија верзија апликације „%@“. Желите ли да је ажурирате сада?";
"iLinkAppMessageVersion" = "Доступна је верзија %2$@ апликације „%1$@“. Желите ли да је ажурирате сада?";
"iLinkAppMessageAggressive" = "Доступна је новија верзија. Да бисте наставили да користите апликацију „%@“, ажурирајте је.";
"iLinkUpdateButton" = "Ажурирај";
"iLinkRemindButton" = "Подсети ме касније";
"iLinkCancelButton" = "Не сада";
"iLinkNotificationBody" = "Доступна је верзија %2$@ апликације „%1$@“.";
"iLinkWhatsNewTitle" = "Шта је ново";
"iLinkUpdateUnavailable" = "App Store није могуће отворити. Покушајте поново касније.";
"""#
    case "sr-Latn": return #"""
"iLinkMessageTitle" = "Ažurirajte „%@“";
"iLinkAppMessage" = "Dostupna je novija verzija aplikacije „%@“. Želite li da je ažurirate sada?";
"iLinkAppMessageVersion" = "Dostupna je verzija %2$@ aplikacije „%1$@“. Želite li da je ažurirate sada?";
"iLinkAppMessageAggressive" = "Dostupna je novija verzija. Da biste nastavili da koristite aplikaciju „%@“, ažurirajte je.";
"iLinkUpdateButton" = "Ažuriraj";
"iLinkRemindButton" = "Podseti me kasnije";
"iLinkCancelButton" = "Ne sada";
"iLinkNotificationBody" = "Dostupna je verzija %2$@ aplikacije „%1$@“.";
"iLinkWhatsNewTitle" = "Šta je novo";
"iLinkUpdateUnavailable" = "App Store nije moguće otvoriti. Pokušajte ponovo kasnije.";
"""#
    case "sv": return #"""
"iLinkMessageTitle" = "Uppdatera %@";
"iLinkAppMessage" = "Det finns en nyare version av %@. Vill du uppdatera nu?";
"iLinkAppMessageVersion" = "Version %2$@ av %1$@ är tillgänglig. Vill du uppdatera nu?";
"iLinkAppMessageAggressive" = "Det finns en nyare version. Uppdatera om du vill fortsätta använda %@.";
"iLinkUpdateButton" = "Uppdatera";
"iLinkRemindButton" = "Påminn mig senare";
"iLinkCancelButton" = "Inte nu";
"iLinkNotificationBody" = "Version %2$@ av %1$@ är tillgänglig.";
"iLinkWhatsNewTitle" = "Nyheter";
"iLinkUpdateUnavailable" = "Det gick inte att öppna App Store. Försök igen senare.";
"""#
    case "ta": return #"""
"iLinkMessageTitle" = "%@ புதுப்பிப்பு";
"iLinkAppMessage" = "%@ செயலியின் புதிய பதிப்பு கிடைக்கிறது. இப்போது புதுப்பிக்க விரும்புகிறீர்களா?";
"iLinkAppMessageVersion" = "%1$@ செயலியின் %2$@ பதிப்பு கிடைக்கிறது. இப்போது புதுப்பிக்க விரும்புகிறீர்களா?";
"iLinkAppMessageAggressive" = "புதிய பதிப்பு கிடைக்கிறது. %@ செயலியைத் தொடர்ந்து பயன்படுத்தப் புதுப்பிக்கவும்.";
"iLinkUpdateButton" = "புதுப்பிக்கவும்";
"iLinkRemindButton" = "பிறகு நினைவூட்டவும்";
"iLinkCancelButton" = "இப்போது வேண்டாம்";
"iLinkNotificationBody" = "%1$@ செயலியின் %2$@ பதிப்பு கிடைக்கிறது.";
"iLinkWhatsNewTitle" = "புதியவை";
"iLinkUpdateUnavailable" = "App Store-ஐத் திறக்க முடியவில்லை. பிறகு மீண்டும் முயலவும்.";
"""#
    case "te": return #"""
"iLinkMessageTitle" = "%@ అప్‌డేట్ చేయండి";
"iLinkAppMessage" = "%@ కొత్త వెర్షన్ అందుబాటులో ఉంది. మీరు ఇప్పుడే అప్‌డేట్ చేయాలనుకుంటున్నారా?";
"iLinkAppMessageVersion" = "%1$@ వెర్షన్ %2$@ అందుబాటులో ఉంది. మీరు ఇప్పుడే అప్‌డేట్ చేయాలనుకుంటున్నారా?";
"iLinkAppMessageAggressive" = "కొత్త వెర్షన్ అందుబాటులో ఉంది. %@ వాడకాన్ని కొనసాగించడానికి అప్‌డేట్ చేయండి.";
"iLinkUpdateButton" = "అప్‌డేట్ చేయండి";
"iLinkRemindButton" = "తర్వాత గుర్తు చేయండి";
"iLinkCancelButton" = "ఇప్పుడు వద్దు";
"iLinkNotificationBody" = "%1$@ వెర్షన్ %2$@ అందుబాటులో ఉంది.";
"iLinkWhatsNewTitle" = "కొత్తగా ఏముంది";
"iLinkUpdateUnavailable" = "App Store తెరవడం సాధ్యం కాలేదు. దయచేసి తర్వాత మళ్లీ ప్రయత్నించండి.";
"""#
    case "th": return #"""
"iLinkMessageTitle" = "อัปเดต %@";
"iLinkAppMessage" = "มี %@ เวอร์ชั่นใหม่แล้ว คุณต้องการอัปเดตตอนนี้หรือไม่";
"iLinkAppMessageVersion" = "มี %1$@ เวอร์ชั่น %2$@ แล้ว คุณต้องการอัปเดตตอนนี้หรือไม่";
"iLinkAppMessageAggressive" = "มีเวอร์ชั่นใหม่แล้ว โปรดอัปเดตเพื่อใช้ %@ ต่อ";
"iLinkUpdateButton" = "อัปเดต";
"iLinkRemindButton" = "เตือนฉันภายหลัง";
"iLinkCancelButton" = "ไม่ใช่ตอนนี้";
"iLinkNotificationBody" = "มี %1$@ เวอร์ชั่น %2$@ แล้ว";
"iLinkWhatsNewTitle" = "มีอะไรใหม่";
"iLinkUpdateUnavailable" = "ไม่สามารถเปิด App Store ได้ โปรดลองอีกครั้งในภายหลัง";
"""#
    case "tr": return #"""
"iLinkMessageTitle" = "%@ Güncellemesi";
"iLinkAppMessage" = "%@ uygulamasının daha yeni bir sürümü var. Şimdi güncellemek ister misiniz?";
"iLinkAppMessageVersion" = "%1$@ uygulamasının %2$@ sürümü kullanıma sunuldu. Şimdi güncellemek ister misiniz?";
"iLinkAppMessageAggressive" = "Daha yeni bir sürüm var. %@ uygulamasını kullanmaya devam etmek için güncelleyin.";
"iLinkUpdateButton" = "Güncelle";
"iLinkRemindButton" = "Daha Sonra Anımsat";
"iLinkCancelButton" = "Şimdi Değil";
"iLinkNotificationBody" = "%1$@ uygulamasının %2$@ sürümü kullanıma sunuldu.";
"iLinkWhatsNewTitle" = "Yenilikler";
"iLinkUpdateUnavailable" = "App Store açılamadı. Lütfen daha sonra yeniden deneyin.";
"""#
    case "uk": return #"""
"iLinkMessageTitle" = "Оновити «%@»";
"iLinkAppMessage" = "Доступна новіша версія програми «%@». Оновити її зараз?";
"iLinkAppMessageVersion" = "Доступна версія %2$@ програми «%1$@». Оновити її зараз?";
"iLinkAppMessageAggressive" = "Доступна новіша версія. Щоб і далі користуватися програмою «%@», оновіть її.";
"iLinkUpdateButton" = "Оновити";
"iLinkRemindButton" = "Нагадати пізніше";
"iLinkCancelButton" = "Не зараз";
"iLinkNotificationBody" = "Доступна версія %2$@ програми «%1$@».";
"iLinkWhatsNewTitle" = "Що нового";
"iLinkUpdateUnavailable" = "Не вдалося відкрити App Store. Спробуйте ще раз пізніше.";
"""#
    case "ur": return #"""
"iLinkMessageTitle" = "\U2068%@\U2069 اپ ڈیٹ کریں";
"iLinkAppMessage" = "\U2068%@\U2069 کا نیا ورژن دستیاب ہے۔ کیا آپ ابھی اپ ڈیٹ کرنا چاہتے ہیں؟";
"iLinkAppMessageVersion" = "\U2068%1$@\U2069 کا ورژن %2$@ دستیاب ہے۔ کیا آپ ابھی اپ ڈیٹ کرنا چاہتے ہیں؟";
"iLinkAppMessageAggressive" = "نیا ورژن دستیاب ہے۔ \U2068%@\U2069 کا استعمال جاری رکھنے کے لیے اپ ڈیٹ کریں۔";
"iLinkUpdateButton" = "اپ ڈیٹ کریں";
"iLinkRemindButton" = "بعد میں یاد دلائیں";
"iLinkCancelButton" = "ابھی نہیں";
"iLinkNotificationBody" = "\U2068%1$@\U2069 کا ورژن %2$@ دستیاب ہے۔";
"iLinkWhatsNewTitle" = "نیا کیا ہے";
"iLinkUpdateUnavailable" = "ابھی App Store نہیں کھولا جا سکا۔ براہ کرم بعد میں دوبارہ کوشش کریں۔";
"""#
    case "uz": return #"""
"iLinkMessageTitle" = "%@ yangilanishi";
"iLinkAppMessage" = "%@ ilovasining yangiroq versiyasi mavjud. Hozir yangilashni xohlaysizmi?";
"iLinkAppMessageVersion" = "%1$@ ilovasining %2$@ versiyasi mavjud. Hozir yangilashni xohlaysizmi?";
"iLinkAppMessageAggressive" = "Yangiroq versiya mavjud. %@ ilovasidan foydalanishni davom ettirish uchun uni yangilang.";
"iLinkUpdateButton" = "Yangilash";
"iLinkRemindButton" = "Keyinroq eslatish";
"iLinkCancelButton" = "Hozir emas";
"iLinkNotificationBody" = "%1$@ ilovasining %2$@ versiyasi mavjud.";
"iLinkWhatsNewTitle" = "Yangi imkoniyatlar";
"iLinkUpdateUnavailable" = "App Store ochilmadi. Keyinroq qayta urinib koʻring.";
"""#
    case "vi": return #"""
"iLinkMessageTitle" = "Cập nhật %@";
"iLinkAppMessage" = "Đã có phiên bản mới hơn của %@. Bạn có muốn cập nhật ngay không?";
"iLinkAppMessageVersion" = "Đã có phiên bản %2$@ của %1$@. Bạn có muốn cập nhật ngay không?";
"iLinkAppMessageAggressive" = "Đã có phiên bản mới hơn. Vui lòng cập nhật để tiếp tục sử dụng %@.";
"iLinkUpdateButton" = "Cập nhật";
"iLinkRemindButton" = "Nhắc tôi sau";
"iLinkCancelButton" = "Không phải bây giờ";
"iLinkNotificationBody" = "Đã có phiên bản %2$@ của %1$@.";
"iLinkWhatsNewTitle" = "Có gì mới";
"iLinkUpdateUnavailable" = "Không thể mở App Store. Vui lòng thử lại sau.";
"""#
    case "zh-HK": return #"""
"iLinkMessageTitle" = "更新「%@」";
"iLinkAppMessage" = "「%@」推出了新版本。要立即更新嗎？";
"iLinkAppMessageVersion" = "「%1$@」的 %2$@ 版本現已推出。要立即更新嗎？";
"iLinkAppMessageAggressive" = "已有新版本。如要繼續使用「%@」，請更新。";
"iLinkUpdateButton" = "更新";
"iLinkRemindButton" = "稍後提醒我";
"iLinkCancelButton" = "暫時不要";
"iLinkNotificationBody" = "「%1$@」的 %2$@ 版本現已推出。";
"iLinkWhatsNewTitle" = "新功能";
"iLinkUpdateUnavailable" = "無法開啟 App Store。請稍後再試。";
"""#
    case "zh-Hans": return #"""
"iLinkMessageTitle" = "更新“%@”";
"iLinkAppMessage" = "“%@”有新版本可用。要现在更新吗？";
"iLinkAppMessageVersion" = "“%1$@”的 %2$@ 版本现已推出。要现在更新吗？";
"iLinkAppMessageAggressive" = "有新版本可用。若要继续使用“%@”，请更新。";
"iLinkUpdateButton" = "更新";
"iLinkRemindButton" = "稍后提醒我";
"iLinkCancelButton" = "暂不更新";
"iLinkNotificationBody" = "“%1$@”的 %2$@ 版本现已推出。";
"iLinkWhatsNewTitle" = "新功能";
"iLinkUpdateUnavailable" = "无法打开 App Store。请稍后再试。";
"""#
    case "zh-Hant": return #"""
"iLinkMessageTitle" = "更新「%@」";
"iLinkAppMessage" = "「%@」有新版本可供使用。要現在更新嗎？";
"iLinkAppMessageVersion" = "「%1$@」的 %2$@ 版本現已推出。要現在更新嗎？";
"iLinkAppMessageAggressive" = "有新版本可供使用。若要繼續使用「%@」，請更新。";
"iLinkUpdateButton" = "更新";
"iLinkRemindButton" = "稍後提醒我";
"iLinkCancelButton" = "現在不要";
"iLinkNotificationBody" = "「%1$@」的 %2$@ 版本現已推出。";
"iLinkWhatsNewTitle" = "新功能";
"iLinkUpdateUnavailable" = "無法打開 App Store。請稍後再試一次。";
"""#
    default: return nil
    }
  }
}
