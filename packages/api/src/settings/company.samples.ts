import { isDeepStrictEqual } from 'node:util';
import { blankProfile } from './blank-profile';
import type { CompanyProfile, CompanyUpdate } from './company.schema';
import { siteTextNames } from './site-texts';

export const sampleLogo = '/art/logo.svg';

/** The numbers and addresses lead nowhere: they must not reach a real person from a fresh installation. */
export const company = {
  ...blankProfile('Örnek Elektrik'),
  legalName: 'Örnek Elektrik Mühendislik ve Taahhüt Ltd. Şti.',
  slogan: { tr: 'Projeden panoya tek ekip', en: 'One team, from drawing to switchboard' },
  blurb: {
    tr: 'Bursa’daki sanayi tesisleri, iş yerleri ve konutlar için elektrik projesi çiziyor, pano üretiyor, otomasyon, aydınlatma, kamera ve araç şarj altyapısı kuruyoruz.',
    en: 'We draw electrical projects, build switchboards and install automation, lighting, cameras and vehicle charging for factories, businesses and homes in Bursa.',
  },
  logoUrl: sampleLogo,
  // The site has one for this drawing; here it would stay behind when the owner changes the logo.
  logoDarkUrl: null,
  phone: '+902240000000',
  whatsapp: '+905320000000',
  email: 'info@ornekelektrik.example',
  contactPerson: 'Elif Yalın',
  contactRole: { tr: 'Keşif ve Teklif', en: 'Site visits and quotes' },
  street: 'Örnek Mah. Bara Sk. No: 12',
  district: 'Nilüfer',
  city: 'Bursa',
  postalCode: '16110',
  country: 'TR',
  latitude: 40.2138,
  longitude: 28.9853,
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '09:00', closes: '13:00' },
  ],
  socialLinks: [
    { name: 'LinkedIn', url: 'https://linkedin.example/company/ornek-elektrik' },
    { name: 'Instagram', url: 'https://instagram.example/ornekelektrik' },
    { name: 'YouTube', url: 'https://youtube.example/ornekelektrik' },
  ],
  whatsappGreeting: {
    tr: 'Merhaba, hizmetleriniz hakkında bilgi almak istiyorum.',
    en: 'Hello, I would like some information about your services.',
  },
  developerCredit: { tr: 'Yazılım: Pano', en: 'Software: Pano' },
  siteTitle: {
    tr: 'Bursa elektrik, otomasyon ve şarj altyapısı',
    en: 'electrical work, automation and EV charging in Bursa',
  },
  siteDescription: { tr: null, en: null },
  categoriesTitle: { tr: null, en: null },
  categoriesLead: {
    tr: 'Tamamladığımız işleri alanlarına göre inceleyin. Her projede tek hat şeması, pano etiketleri ve ölçüm raporu teslim ediyoruz.',
    en: 'Browse our finished work by field. Every project is handed over with its single-line diagram, panel labels and test report.',
  },
  projectsTitle: { tr: 'Son tamamlanan işler', en: 'Recently completed' },
  projectsLead: {
    tr: 'Sahadan seçtiğimiz işler: ne istendi, ne kuruldu, ne ölçüldü.',
    en: 'Selected work from the field: what was asked for, what was built, what was measured.',
  },
  servicesTitle: { tr: null, en: null },
  servicesLead: {
    tr: 'Projeden ölçüme kadar bütün elektrik işleriniz tek elden. Ayrı ayrı da alabilirsiniz, anahtar teslim de.',
    en: 'All your electrical work from one team, from the first drawing to the last measurement. One by one or turnkey.',
  },
  brandsTitle: { tr: null, en: null },
  brandsLead: { tr: null, en: null },
  articlesTitle: { tr: null, en: null },
  articlesLead: {
    tr: 'Faturadan panoya, sahada en çok sorulan konular.',
    en: 'From the electricity bill to the panel: what we are asked most often.',
  },
  contactTitle: { tr: null, en: null },
  contactLead: {
    tr: 'Keşif için yerinizi ve ihtiyacınızı yazın, sizi arayalım.',
    en: 'Tell us where you are and what you need, and we will call you about a site visit.',
  },
  workInvitation: {
    tr: 'Yük listeniz ya da eski tek hat şemanız varsa gönderin, üzerinden gidelim.',
    en: 'Send us your load list or your old single-line diagram and we will work from there.',
  },
  jobInvitation: {
    tr: 'Tesisinizin yerini ve gücünü yazın, keşif için sizi arayalım.',
    en: 'Tell us where your site is and how much power it needs; we will call you to arrange a visit.',
  },
  readerInvitation: {
    tr: 'Tesisinizi ve sorunuzu yazın, birlikte bakalım.',
    en: 'Tell us about your site and your question, and we will look at it together.',
  },
  english: true,
  untranslated: 'turkish',
} satisfies CompanyProfile;

/** What nobody but the sample company has. */
const sampleOnlyFields = [
  'legalName',
  'logoUrl',
  'phone',
  'whatsapp',
  'email',
  'contactPerson',
  'street',
  'latitude',
  'longitude',
] as const satisfies (keyof CompanyProfile)[];

/** In each language emptied where it is still the sample's. */
const sampleTexts = ['slogan', 'blurb', 'contactRole', ...siteTextNames] as const;

export type SampleField = (typeof sampleOnlyFields)[number] | (typeof sampleTexts)[number] | 'socialLinks';

const sampleLinks = new Set(company.socialLinks.map(({ url }) => url));

/** The fields of a profile that still pass the sample company off as the owner's. */
export function sampleFields(profile: CompanyProfile): SampleField[] {
  const fields: SampleField[] = [
    ...sampleOnlyFields.filter((field) => profile[field] === company[field]),
    ...sampleTexts.filter((field) => !isDeepStrictEqual(withoutWords(profile[field], company[field]), profile[field])),
  ];
  return profile.socialLinks.some(({ url }) => sampleLinks.has(url)) ? [...fields, 'socialLinks'] : fields;
}

/** Empties what the sample has filled. The name stays, since there must be one. */
export function withoutSample(profile: CompanyProfile): CompanyUpdate {
  const blank = blankProfile(profile.name);
  const { district, city, postalCode, hours } = blank;
  const emptied = sampleOnlyFields.filter((field) => profile[field] === company[field]);
  return {
    ...Object.fromEntries(emptied.map((field) => [field, blank[field]])),
    ...Object.fromEntries(sampleTexts.map((field) => [field, withoutWords(profile[field], company[field])])),
    socialLinks: profile.socialLinks.filter(({ url }) => !sampleLinks.has(url)),
    // Another firm may be in the same town and open at the same hours: they are the owner's once the street is.
    ...(profile.street === company.street && { district, city, postalCode }),
    ...(profile.street === company.street && isDeepStrictEqual(profile.hours, company.hours) && { hours }),
  };
}

type InBoth = CompanyProfile['slogan'];

const withoutWords = (words: InBoth, sampleWords: InBoth): InBoth => ({
  tr: words.tr === sampleWords.tr ? null : words.tr,
  en: words.en === sampleWords.en ? null : words.en,
});
