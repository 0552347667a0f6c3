/** Every kind of public page, with the heading of the sample content. */
export const publicPages = [
  { path: '/', heading: 'Bursa’da elektriğin projesi de panosu da tek ekipten', text: 'Pano İmalatı' },
  {
    path: '/contact',
    heading: 'Bursa’da elektriğin projesi de panosu da tek ekipten',
    text: 'info@ornekelektrik.example',
  },
  { path: '/category/elektrik-panolari', heading: 'Elektrik Panoları', text: '1250 kVA trafo merkezi' },
  { path: '/proje/16-araclik-sarj-otoparki', heading: '16 araçlık şarj otoparkı', text: 'Araç Şarj İstasyonları' },
  { path: '/articles', heading: { tr: 'Makaleler', en: 'Articles' }, text: 'Reaktif ceza faturada nereden okunur?' },
  {
    path: '/articles/pano-ne-zaman-yenilenir',
    heading: 'Pano ne zaman yenilenir? Sahadan yedi işaret',
    text: 'Hemen ilgilenilmesi gerek',
  },
  { path: '/sayfa/gizlilik', heading: 'Gizlilik ve Çerezler', text: 'Tarayıcınızda ne saklanır?' },
] as const;

export const missing = {
  path: '/boyle-bir-sayfa-yok',
  heading: { tr: 'Sayfa Bulunamadı', en: 'Page Not Found' },
} as const;

export const languages = ['tr', 'en'] as const;
export type Language = (typeof languages)[number];

/** The address of a page: below /en, where it is always English, or the plain one. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'tr' ? path : `/en${path === '/' ? '' : path}`;

export const headingIn = (heading: string | { tr: string; en: string }, language: Language): string =>
  typeof heading === 'string' ? heading : heading[language];
