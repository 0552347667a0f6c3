/** Mails to a person about their own account, and the texts of a forgotten password and of invitations. */
export const accountMails = {
  accountMail: {
    when: 'Zaman: {{when}}',
    device: 'Cihaz: {{device}}',
    unknownDevice: 'bilinmeyen',
    address: 'İnternet adresi: {{address}}',
    notYou: 'Bu siz değilseniz hemen giriş yapıp şifrenizi değiştirin ve diğer oturumları kapatın:',
    signIn: {
      subject: 'Yeni bir cihazdan giriş yapıldı',
      text: '{{site}} yönetim paneline {{email}} hesabıyla daha önce görülmeyen bir cihazdan ya da yerden giriş yapıldı.',
    },
    passwordChanged: {
      subject: 'Şifreniz değiştirildi',
      text: '{{site}} yönetim panelinde {{email}} hesabının şifresi değiştirildi.',
    },
    secondFactorOff: {
      subject: 'İki adımlı giriş kapatıldı',
      text: '{{site}} yönetim panelinde {{email}} hesabının iki adımlı girişi kapatıldı.',
    },
    emailChanged: {
      subject: 'Giriş e-postanız değiştirildi',
      text: '{{site}} yönetim panelinde hesabınızın e-postası değiştirildi; artık {{email}} ile giriş yapılamaz.',
    },
    secondFactorOn: {
      subject: 'İki adımlı giriş açıldı',
      text: '{{site}} yönetim panelinde {{email}} hesabının iki adımlı girişi açıldı.',
    },
    recoveryCodesRenewed: {
      subject: 'Kurtarma kodlarınız yenilendi',
      text: '{{site}} yönetim panelinde {{email}} hesabı için yeni kurtarma kodları oluşturuldu; eskileri geçersiz.',
    },
    mailSetUp: {
      subject: 'E-posta sunucusu değiştirildi',
      text: '{{email}}, {{site}} sitesinin e-posta ayarlarını değiştirdi. Bundan sonraki e-postalar yeni sunucudan gönderilir; bu e-posta eskisinden geldi.',
    },
    mailOff: {
      subject: 'E-posta bildirimi kapatıldı',
      text: '{{email}}, {{site}} sitesinin e-posta bildirimini kapattı. Bundan sonra e-posta gönderilmez.',
    },
    recipientsChanged: {
      subject: 'Mesajların gideceği adresler değiştirildi',
      text: '{{email}}, {{site}} sitesinden gönderilen mesajların hangi adreslere gideceğini değiştirdi.',
    },
    tokenReport: {
      subject: 'API anahtarıyla değiştirilen bilgiler',
      text: '{{site}} sitesinde insanların aradığı, yazdığı, ödeme yaptığı ya da onayladığı bilgiler bir API anahtarıyla değiştirildi: önceki hali → şimdiki hali.',
      more: 've {{count}} değişiklik daha; hepsi Hareketler’de:',
      notYou: 'Sizin bilmediğiniz bir değişiklik varsa onu düzeltin ve API anahtarını iptal edin:',
    },
    apiTokenCreated: {
      subject: 'Yeni bir API anahtarı oluşturuldu',
      text: '{{email}}, {{site}} sitesine başka bir programın bağlanabileceği bir API anahtarı oluşturdu.',
    },
    personInvited: {
      subject: 'Yönetim paneline biri davet edildi',
      text: '{{email}}, {{site}} yönetim paneline birini davet etti.',
    },
    invitationCancelled: {
      subject: 'Bir davet iptal edildi',
      text: '{{email}}, {{site}} yönetim paneli için yapılmış bir daveti iptal etti.',
    },
    invitationAccepted: {
      subject: 'Bir davet kabul edildi',
      text: '{{email}}, davetini kabul etti; artık {{site}} yönetim paneline girebilir.',
    },
    roleChanged: {
      subject: 'Bir kişinin yetkisi değiştirildi',
      text: '{{email}}, {{site}} yönetim paneline girebilen bir kişinin yetkisini değiştirdi.',
    },
    personSwitchedOff: {
      subject: 'Bir hesap kapatıldı',
      text: '{{email}}, {{site}} yönetim paneline girebilen bir hesabı kapattı.',
    },
    personSwitchedOn: {
      subject: 'Bir hesap yeniden açıldı',
      text: '{{email}}, {{site}} yönetim paneli için kapatılmış bir hesabı yeniden açtı.',
    },
    invitation: {
      subject: 'Yönetim paneline davetlisiniz',
      text: 'Merhaba {{name}}, {{site}} yönetim paneline davet edildiniz. Şifrenizi bu bağlantıda belirleyin; bağlantı 72 saat ve bir kez geçerlidir:',
      ignore: 'Bu daveti beklemiyorsanız bir şey yapmanız gerekmez.',
    },
    personRemoved: {
      subject: 'Bir hesap silindi',
      text: '{{email}}, {{site}} yönetim paneline girebilen bir hesabı sildi.',
    },
    messagesExported: {
      subject: 'Mesajlar indirildi',
      text: '{{email}}, {{site}} sitesine gelen mesajları dosya olarak indirdi.',
    },
    reset: {
      subject: 'Şifre yenileme bağlantınız',
      text: '{{site}} yönetim panelinde {{email}} hesabı için şifre yenileme istendi. Yeni şifrenizi bu bağlantıda belirleyin; bağlantı 30 dakika ve bir kez geçerlidir:',
      ignore: 'Bunu siz istemediyseniz bir şey yapmanız gerekmez; şifreniz değişmez.',
    },
  },
  invitation: {
    name: 'Davet ettiğiniz kişinin adını yazın',
    role: 'Sahip ya da editör seçin',
    invalid:
      'Bu davet bağlantısı geçerli değil: süresi dolmuş, kullanılmış ya da iptal edilmiş olabilir. Sizi davet eden kişiden yenisini isteyin.',
    gone: 'Bu davet zaten kullanılmış ya da iptal edilmiş',
    tooMany: 'Bekleyen çok fazla davet var. Önce gerekmeyenleri iptal edin.',
    mailOff: 'E-posta gönderimi kapalı; bağlantıyı kopyalayıp kendiniz gönderin',
    mailFailed: 'E-posta gönderilemedi; bağlantıyı kopyalayıp kendiniz gönderin',
  },
  passwordReset: {
    expired: 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Giriş ekranından yenisini isteyin.',
    off: 'E-postayla şifre yenileme kapalı; sitenizi kuran kişi size yeni bir şifre verebilir',
  },
};
