import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import { hasEnglish } from '#platform/records/translations/translation-source';
import type { HeroSectionCreate } from './hero-section.schema';

type SampleHeroSection = Filled<
  HeroSectionCreate,
  'title' | 'subtitle' | 'description' | 'backgroundImage' | 'ctaText' | 'ctaLink' | 'order' | 'active'
> & { english: Filled<HeroSectionCreate, 'title' | 'subtitle' | 'description' | 'ctaText' | 'ctaLink'> };

export const heroSections: SampleHeroSection[] = [
  {
    title: 'Bursa’da elektriğin projesi de panosu da tek ekipten',
    subtitle: '<p>Projelendirme, pano imalatı, otomasyon, aydınlatma, güvenlik kamerası ve araç şarjı.</p>',
    description:
      '<p>Keşfe gelen mühendis projenizi çizer, panoyu kuran ekip devreye alır. İş bittiğinde <strong>güncel çizimler ve ölçüm raporları</strong> elinizde olur.</p>',
    backgroundImage: '/art/hero-pano.svg',
    ctaText: 'Teklif Al',
    ctaLink: '/#contact',
    order: 1,
    active: true,
    english: {
      title: 'One team in Bursa for electrical design and switchboards',
      subtitle: '<p>Design, switchboards, automation, lighting, security cameras and EV charging.</p>',
      description:
        '<p>The engineer who comes to see your site draws the design, and the team that builds the board commissions it. When the job is done, you have <strong>as-built drawings and test reports</strong> in hand.</p>',
      ctaText: 'Get a quote',
      ctaLink: '/#contact',
    },
  },
  {
    title: 'Üretim dursun istemeyiz',
    subtitle: '<p>PLC, operatör ekranı ve sürücü yenilemesini planlı bakım saatlerinize sığdırıyoruz.</p>',
    description:
      '<p>Eski programı yedekler, yenisini atölyede deneriz. İlk vardiyada mühendisimiz hattın başında kalır; sorun çıkarsa <strong>eski sisteme dönüş yolu</strong> hazırdır.</p>',
    backgroundImage: '/art/hero-otomasyon.svg',
    ctaText: 'Hizmetleri İncele',
    ctaLink: '/#services',
    order: 2,
    active: true,
    english: {
      title: 'We do not like production to stop either',
      subtitle:
        '<p>We fit the replacement of PLCs, operator panels and drives into your planned maintenance hours.</p>',
      description:
        '<p>We back up the old program and try the new one in our workshop. On the first shift our engineer stays by the line, and the <strong>way back to the old system</strong> is prepared should anything go wrong.</p>',
      ctaText: 'See our services',
      ctaLink: '/#services',
    },
  },
  {
    title: 'Otoparkınız elektrikli araca hazır mı?',
    subtitle: '<p>AC ve DC şarj istasyonu için keşif, güç hesabı, montaj ve devreye alma.</p>',
    description:
      '<p>Önce mevcut gücünüzün kaç araca yettiğini hesaplarız. Yük dengelemeyle çoğu otoparkta <strong>trafo değiştirmeden</strong> başlanabiliyor.</p>',
    backgroundImage: '/art/hero-sarj.svg',
    ctaText: 'Keşif İste',
    ctaLink: '/#contact',
    order: 3,
    active: true,
    english: {
      title: 'Is your car park ready for electric cars?',
      subtitle: '<p>Site visit, load calculation, installation and commissioning of AC and DC charge points.</p>',
      description:
        '<p>First we work out how many cars your present supply can charge. With load management, most car parks can begin <strong>without a new transformer</strong>.</p>',
      ctaText: 'Ask for a site visit',
      ctaLink: '/#contact',
    },
  },
  {
    title: 'Gece de iyi görünen yapılar',
    subtitle: '<p>Cephe, çevre ve iç mekân aydınlatması; hesabı, montajı ve ölçümüyle.</p>',
    description:
      '<p>Armatürü katalogdan değil, ışık hesabından seçeriz. Karar vermeden önce <strong>yıllık tüketimi ve geri ödeme süresini</strong> yazılı olarak görürsünüz.</p>',
    backgroundImage: '/art/hero-aydinlatma.svg',
    ctaText: 'Projeleri Gör',
    ctaLink: '/#categories',
    order: 4,
    active: true,
    english: {
      title: 'Buildings that look good at night, too',
      subtitle: '<p>Façade, exterior and interior lighting: calculated, installed and measured.</p>',
      description:
        '<p>We choose luminaires by calculation, not from a catalogue. Before you decide, you have the <strong>annual consumption and the payback time</strong> in writing.</p>',
      ctaText: 'See our projects',
      ctaLink: '/#categories',
    },
  },
];

/** A sample whose words nobody has changed. Whether it is shown and where it stands does not matter. */
export const isSampleHeroSection: Prisma.HeroSectionWhereInput = {
  OR: heroSections.map(({ title, subtitle, description, english }) => ({
    title,
    subtitle,
    description,
    ...hasEnglish(english),
  })),
};
