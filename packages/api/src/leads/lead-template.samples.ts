import type { LeadTemplates } from './lead-template.schema';

/** The templates of a site until somebody changes them. Visitors read them, so they are in Turkish for every reader. */
export const deliveredTemplates: LeadTemplates['templates'] = [
  { name: 'İlk yanıt', text: 'Merhaba {ad}, mesajınızı aldık; bugün içinde sizi arayacağız. {firma}' },
  {
    name: 'Fotoğraf iste',
    text: 'Merhaba {ad}, doğru fiyat verebilmemiz için panonun ve sigortaların fotoğrafını gönderebilir misiniz?',
  },
  { name: 'Keşif günü', text: 'Merhaba {ad}, keşif için hangi gün ve saat uygun olur?' },
  {
    name: 'Ulaşamadık',
    text: 'Merhaba {ad}, sizi aradık ama ulaşamadık. Uygun saatinizi yazarsanız tekrar arayalım.',
  },
  { name: 'Teklif takibi', text: 'Merhaba {ad}, gönderdiğimiz teklifle ilgili sorunuz var mı?' },
  { name: 'Yorum ricası', text: 'Merhaba {ad}, çalışmamızla ilgili yorumunuzu buradan yazabilirsiniz: {yorum}' },
];
