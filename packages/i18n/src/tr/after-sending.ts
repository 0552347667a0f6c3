/** When a visitor wants to be called. */
export const callTimes = { morning: 'Sabah', afternoon: 'Öğleden sonra', evening: 'Akşam', saturday: 'Cumartesi' };

/** What a visitor may add after the message is sent. Apart from the other texts of the site: few visitors read them. */
export const afterSending = {
  title: 'Daha hızlı fiyat için (isteğe bağlı)',
  photosHint:
    'Panonuzun ya da sigortaların fotoğrafı, en çok 4 tane. Fotoğrafta kişi, plaka ya da kimlik görünmemesine dikkat edin.',
  addPhoto: 'Fotoğraf ekle',
  sending: 'Gönderiliyor…',
  photoAdded: 'Fotoğraf eklendi',
  photoFailed: 'Mesajınız bize ulaştı; bu fotoğraf gönderilemedi.',
  retry: 'Yeniden dene',
  callTime: 'Ne zaman arayalım?',
  callTimes,
  district: 'İlçeniz',
  detailsFailed: 'Mesajınız bize ulaştı; bu bilgi gönderilemedi.',
  allSent: 'Teşekkürler, hepsi ulaştı.',
  whatsapp: 'WhatsApp’tan devam edin',
  whatsappText: 'Mesajım #{{id}}',
};
