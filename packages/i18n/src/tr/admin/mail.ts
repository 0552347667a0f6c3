/** Texts of the screen on which the owner sets up the notice of new messages. */
export const mail = {
  mail: {
    title: 'E-posta bildirimi',
    lead: 'Sitenizden gelen her mesaj size e-postayla da gelsin.',
    loadFailed: 'E-posta ayarları yüklenirken hata oluştu',
    account: 'E-posta hesabınız',
    accountLead: 'Bildirimler bu hesaptan gönderilir. Kendi e-posta adresinizi kullanabilirsiniz.',
    server: 'Sunucu ayarları',
    serverLead: 'Sağlayıcınızı seçince kendiliğinden doldurulur.',
    notices: 'Mesajlar kime gitsin?',
    noticesLead:
      'Sitenizden gönderilen her mesaj bu adreslere iletilir. Site Bilgileri’ndeki e-posta değişse de burası değişmez.',
    recipientsSave: 'Alıcıları kaydet',
    recipientsSaved: 'Alıcılar kaydedildi',
    recipientsFailed: 'Alıcılar kaydedilirken hata oluştu',
    offer: {
      title: 'Mesajlar da {{email}} adresine gitsin mi?',
      byToken: '{{token}}, Site Bilgileri’ndeki e-postayı {{email}} olarak değiştirdi.',
      byPerson: 'Site Bilgileri’ndeki e-posta {{email}} olarak değişti.',
      now: 'Sitenizden gönderilen mesajlar şimdilik {{addresses}} adresine gidiyor.',
      nobody: 'Sitenizden gönderilen mesajlar şimdilik kimseye e-postayla gitmiyor.',
      accept: 'Evet, gitsin',
      decline: 'Hayır, kalsın',
      accepted: 'Mesajlar artık {{addresses}} adresine gidecek',
      declined: 'Mesajların gideceği adresler değişmedi',
      failed: 'Kaydedilemedi. Lütfen yeniden deneyin.',
    },
    fields: {
      provider: 'E-posta sağlayıcınız',
      from: 'E-posta adresiniz',
      password: 'Şifre',
      passwordKept: 'Şifreniz kayıtlı. Değiştirmeyecekseniz boş bırakın.',
      host: 'Sunucu adresi',
      port: 'Port',
      encryption: 'Güvenli bağlantı',
      user: 'Kullanıcı adı',
      userHint: 'Çoğu zaman e-posta adresinizin tamamı',
      recipients: 'Alıcılar',
      recipientsHint: 'Birden çok adresi virgülle ayırın.',
    },
    provider: {
      gmail: 'Gmail / Google Workspace',
      microsoft: 'Microsoft 365 (Outlook, iş hesabı)',
      yandex: 'Yandex Mail / Yandex 360',
      natro: 'Natro',
      turhost: 'Turhost',
      isimtescil: 'İsimtescil',
      turkticaret: 'Turkticaret.net',
      icloud: 'iCloud (Apple)',
      yahoo: 'Yahoo',
      other: 'Başka bir sağlayıcı',
    },
    hint: {
      appPassword:
        'Her zamanki şifreniz burada geçmez: hesabınızın güvenlik ayarlarından bir “uygulama şifresi” oluşturup onu yazın.',
      microsoft:
        'Yöneticiniz bu posta kutusu için “SMTP kimlik doğrulaması”nı açmış olmalıdır. Kişisel outlook.com ve hotmail.com adresleriyle gönderilemez.',
      mailbox: 'E-posta kutunuzun (webmail) şifresini yazın.',
      panel:
        'Sunucu adresi ve port, e-posta hizmetini aldığınız firmanın panelinde “giden posta (SMTP) sunucusu” olarak yazar.',
    },
    encryption: {
      tls: 'SSL/TLS (çoğunlukla 465)',
      starttls: 'STARTTLS (çoğunlukla 587)',
      insecure: 'Gerekirse şifrelemeden gönder (yalnızca kendi ağınızdaki sunucu için)',
    },
    insecure:
      'Mesajlar ve şifreniz yolda okunabilir. Bunu yalnızca sunucu bu bilgisayarda ya da kendi ağınızdaysa seçin.',
    environment:
      'E-posta sunucusu sitenin kurulum ayarlarında yazılı ve onlar geçerli. Değiştirmek için sitenizi kuran kişiye başvurun; buradan deneme e-postası gönderebilirsiniz.',
    passwordLost: 'Kayıtlı şifre okunamıyor; e-posta gönderilmesi için şifreyi yeniden yazıp kaydedin.',
    save: 'Kaydet',
    saved: 'E-posta ayarları kaydedildi',
    saveFailed: 'E-posta ayarları kaydedilirken hata oluştu',
    test: 'Deneme e-postası gönder',
    testFailed: 'Deneme e-postası gönderilemedi',
    testSent: 'Deneme e-postası {{addresses}} adresine gönderildi. Gelen kutunuza, yoksa istenmeyenlere bakın.',
    unsaved: 'Ayarlar henüz kaydedilmedi.',
    turnOff: 'E-posta bildirimini kapat',
    turnOffTitle: 'E-posta bildirimi kapatılsın mı?',
    turnOffQuestion: 'Yeni mesajlar yalnızca yönetim panelinde görünür; kayıtlı e-posta şifreniz silinir.',
    turnedOff: 'E-posta bildirimi kapatıldı',
    turnOffFailed: 'E-posta bildirimi kapatılırken hata oluştu',
    problem: {
      hostNotFound:
        'Bu adreste bir sunucu bulunamadı. Sunucu adresinin yazılışını denetleyin; doğruysa birazdan yeniden deneyin.',
      unreachable:
        'Sunucu yanıt vermiyor. Sunucu adresini, portu ve güvenli bağlantı seçimini denetleyin; doğruysa birazdan yeniden deneyin ya da hosting firmanıza bu portun açık olup olmadığını sorun.',
      unencrypted:
        'Güvenli bağlantı kurulamadı. Portla güvenli bağlantı seçimi birbirine uymalıdır (465: SSL/TLS, 587: STARTTLS). Uyuyorsa sağlayıcınıza sertifikasının geçerli olduğu sunucu adresini sorun.',
      signIn:
        'Sunucu kullanıcı adını ya da şifreyi kabul etmedi. İkisini de denetleyin; sağlayıcınız uygulama şifresi istiyorsa onu yazın.',
      senderRefused:
        'Sunucu bu adresten gönderilmesine izin vermiyor. “E-posta adresiniz” ile kullanıcı adı aynı hesabın olmalıdır.',
      refused: 'Sunucu e-postayı geri çevirdi. Alıcı adreslerini denetleyin; doğruysa sağlayıcınıza sorun.',
      other: 'Beklenmeyen bir sorun çıktı. Birazdan yeniden deneyin; yine olmazsa sağlayıcınıza sorun.',
    },
  },
};
