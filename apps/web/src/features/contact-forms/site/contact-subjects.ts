/** What a visitor can choose as the subject, in this order. The firm reads the Turkish value, whatever the form's language. */
export const contactSubjects = [
  { text: 'quote', value: 'Teklif İsteği' },
  { text: 'information', value: 'Genel Bilgi' },
  { text: 'support', value: 'Teknik Destek' },
  { text: 'consulting', value: 'Proje Danışmanlığı' },
  { text: 'maintenance', value: 'Bakım ve Onarım' },
  { text: 'product', value: 'Ürün Bilgisi' },
  { text: 'other', value: 'Diğer' },
] as const;
