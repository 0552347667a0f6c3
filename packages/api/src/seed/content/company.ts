import type { SampleCompany } from './types';

/** The numbers and addresses lead nowhere: they must not reach a real person from a fresh installation. */
export const company: SampleCompany = {
  name: 'Örnek Elektrik',
  legalName: 'Örnek Elektrik Mühendislik ve Taahhüt Ltd. Şti.',
  slogan: 'Projeden panoya tek ekip',
  sloganEn: 'One team, from drawing to switchboard',
  blurb:
    'Bursa’daki sanayi tesisleri, iş yerleri ve konutlar için elektrik projesi çiziyor, pano üretiyor, otomasyon, aydınlatma, kamera ve araç şarj altyapısı kuruyoruz.',
  blurbEn:
    'We draw electrical projects, build switchboards and install automation, lighting, cameras and vehicle charging for factories, businesses and homes in Bursa.',
  phone: '+902240000000',
  whatsapp: '+905320000000',
  email: 'info@ornekelektrik.example',
  contactPerson: 'Elif Yalın',
  contactRole: 'Keşif ve Teklif',
  contactRoleEn: 'Site visits and quotes',
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
  whatsappGreeting: 'Merhaba, hizmetleriniz hakkında bilgi almak istiyorum.',
  whatsappGreetingEn: 'Hello, I would like some information about your services.',
  developerCredit: 'Yazılım: Pano',
  developerCreditEn: 'Software: Pano',
};

export const sampleLogo = '/art/logo.svg';
