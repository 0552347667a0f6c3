/** Messages about what visitors write and ask for. */
export const leadMessages = {
  contactForm: {
    phone: {
      uncallable:
        'Bu numara aranamıyor. Alan koduyla yazın, örneğin 0532 123 45 67; yurt dışı numarası + ile başlar. İsterseniz boş bırakın.',
    },
    name: { required: 'Adınızı yazın' },
    email: { required: 'E-posta adresinizi yazın', invalid: 'Geçerli bir e-posta adresi giriniz' },
    message: { required: 'Mesajınızı yazın' },
    tooMany:
      'Kısa sürede çok sayıda mesaj gönderdiniz. Lütfen {{minutes}} dakika sonra yeniden deneyin ya da bizi telefonla arayın.',
    notFound: 'Mesaj bulunamadı',
    format: 'Dosya biçimi csv ya da xlsx olmalıdır',
    export: {
      file: 'iletisim-formlari',
      sheet: 'İletişim Formları',
      id: 'No',
      createdAt: 'Tarih',
      name: 'Ad Soyad',
      email: 'E-posta',
      phone: 'Telefon',
      subject: 'Konu',
      message: 'Mesaj',
      state: 'Durum',
      read: 'Okundu',
      unread: 'Okunmadı',
    },
  },
  lead: {
    stale: 'Bu talep bu arada “{{stage}}” yapıldı.',
    tooManyEvents: 'Bu talebe daha fazla not eklenemez. Önce eski notlardan silin.',
    noteNotFound: 'Not bulunamadı; silinmiş olabilir.',
    stages: {
      new: 'Yeni',
      contacted: 'Görüşüldü',
      survey: 'Keşif',
      quoted: 'Teklif verildi',
      won: 'Kazanıldı',
      lost: 'Kaybedildi',
      spam: 'Spam',
    },
    /** What the next step is where nobody has said it. */
    steps: { survey: 'Keşif', quoted: 'Teklifi takip et', callAgain: 'Tekrar ara' },
    notFound: 'Talep bulunamadı; silinmiş olabilir.',
    stage: 'Bilinmeyen bir aşama seçildi',
    channel: 'Talebin nasıl geldiğini listeden seçin',
    lostReason: { required: 'Neden kaybedildiğini seçin', invalid: 'Nedeni listeden seçin' },
    instant: 'Gün ve saati seçin',
    quote: 'Tutar 0 ile 2.000.000.000 TL arasında, kuruşsuz bir sayı olmalıdır',
    contact: { required: 'Telefon ya da e-posta gereklidir' },
    assignee: 'Bu kişi seçilemez',
    assigneeFilter: 'Kişiyi listeden seçin',
    due: 'Yalnızca bugünün talepleri süzülebilir',
    note: 'Notu yazın',
    reply: 'Yanıtın yolunu seçin',
  },
};
