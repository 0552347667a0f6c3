const home = {
  tr: 'Bursa’da elektriğin projesi de panosu da tek ekipten',
  en: 'One team in Bursa for electrical design and switchboards',
};

/** Every kind of public page, with its address below /en, its heading and a text of the sample content. */
export const publicPages = [
  { path: '/', english: '/en', heading: home, text: { tr: 'Pano İmalatı', en: 'Switchboard manufacture' } },
  {
    path: '/iletisim',
    english: '/en/contact',
    heading: { tr: 'İletişim', en: 'Contact' },
    text: bothLanguages('info@ornekelektrik.example'),
  },
  {
    path: '/hakkimizda',
    english: '/en/about',
    heading: { tr: 'Hakkımızda', en: 'About us' },
    text: { tr: 'tek hat şemasıyla', en: 'single-line diagram' },
  },
  {
    path: '/hizmetler',
    english: '/en/services',
    heading: { tr: 'Hizmetler', en: 'Services' },
    text: { tr: 'Topraklama ve Ölçüm', en: 'Earthing and testing' },
  },
  {
    path: '/projeler',
    english: '/en/projects',
    heading: { tr: 'Projeler', en: 'Projects' },
    text: { tr: '16 araçlık şarj otoparkı', en: 'A car park with 16 charge points' },
  },
  {
    path: '/category/elektrik-panolari',
    english: '/en/category/distribution-boards',
    heading: { tr: 'Elektrik Panoları', en: 'Distribution boards' },
    text: { tr: '1250 kVA trafo merkezi', en: '1250 kVA substation' },
  },
  {
    path: '/proje/16-araclik-sarj-otoparki',
    english: '/en/project/car-park-with-16-charge-points',
    heading: { tr: '16 araçlık şarj otoparkı', en: 'A car park with 16 charge points' },
    text: { tr: 'Araç Şarj İstasyonları', en: 'EV charge points' },
  },
  {
    path: '/hizmet/pano-imalati',
    english: '/en/service/switchboard-manufacture',
    heading: { tr: 'Pano İmalatı', en: 'Switchboard manufacture' },
    text: { tr: 'Bir pano ne kadar sürede teslim edilir?', en: 'How long does a board take?' },
  },
  {
    path: '/articles',
    english: '/en/articles',
    heading: { tr: 'Makaleler', en: 'Articles' },
    text: {
      tr: 'Reaktif ceza faturada nereden okunur?',
      en: 'Where does the bill show a charge for reactive energy?',
    },
  },
  {
    // The article of the sample content that has no English.
    path: '/articles/pano-ne-zaman-yenilenir',
    english: '/en/articles/pano-ne-zaman-yenilenir',
    heading: bothLanguages('Pano ne zaman yenilenir? Sahadan yedi işaret'),
    text: bothLanguages('Hemen ilgilenilmesi gerek'),
  },
  {
    path: '/sayfa/gizlilik',
    english: '/en/page/privacy-and-cookies',
    heading: { tr: 'Gizlilik ve Çerezler', en: 'Privacy and Cookies' },
    text: { tr: 'Tarayıcınızda ne saklanır?', en: 'What is stored in your browser?' },
  },
];

export const untranslated = '/articles/pano-ne-zaman-yenilenir';

export const missing = {
  path: '/boyle-bir-sayfa-yok',
  english: '/en/boyle-bir-sayfa-yok',
  heading: { tr: 'Sayfa Bulunamadı', en: 'Page Not Found' },
};

export const languages = ['tr', 'en'] as const;
export type Language = (typeof languages)[number];

type Addresses = { path: string; english: string };

/** The address of a page: below /en, where it is always English, or the plain one. */
export const inLanguage = ({ path, english }: Addresses, language: Language): string =>
  language === 'tr' ? path : english;

function bothLanguages(text: string) {
  return { tr: text, en: text };
}
