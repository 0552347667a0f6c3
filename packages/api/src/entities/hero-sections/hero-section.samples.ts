import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import type { HeroSectionCreate } from './hero-section.schema';

type SampleHeroSection = Filled<
  HeroSectionCreate,
  'title' | 'subtitle' | 'description' | 'backgroundImage' | 'ctaText' | 'ctaLink' | 'order' | 'active'
>;

export const heroSections: SampleHeroSection[] = [
  {
    title: 'Bursa’da elektriğin projesi de panosu da tek ekipten',
    subtitle: '<p>Projelendirme, pano imalatı, otomasyon, aydınlatma, güvenlik kamerası ve araç şarjı.</p>',
    description:
      '<p>Keşfe gelen mühendis projenizi çizer, panoyu kuran ekip devreye alır. İş bittiğinde <strong>güncel çizimler ve ölçüm raporları</strong> elinizde olur.</p>',
    backgroundImage: '/art/hero-pano.svg',
    ctaText: 'Teklif Al',
    ctaLink: '/#contact',
    order: 0,
    active: true,
  },
  {
    title: 'Üretim dursun istemeyiz',
    subtitle: '<p>PLC, operatör ekranı ve sürücü yenilemesini planlı bakım saatlerinize sığdırıyoruz.</p>',
    description:
      '<p>Eski programı yedekler, yenisini atölyede deneriz. İlk vardiyada mühendisimiz hattın başında kalır; sorun çıkarsa <strong>eski sisteme dönüş yolu</strong> hazırdır.</p>',
    backgroundImage: '/art/hero-otomasyon.svg',
    ctaText: 'Hizmetleri İncele',
    ctaLink: '/#services',
    order: 1,
    active: true,
  },
  {
    title: 'Otoparkınız elektrikli araca hazır mı?',
    subtitle: '<p>AC ve DC şarj istasyonu için keşif, güç hesabı, montaj ve devreye alma.</p>',
    description:
      '<p>Önce mevcut gücünüzün kaç araca yettiğini hesaplarız. Yük dengelemeyle çoğu otoparkta <strong>trafo değiştirmeden</strong> başlanabiliyor.</p>',
    backgroundImage: '/art/hero-sarj.svg',
    ctaText: 'Keşif İste',
    ctaLink: '/#contact',
    order: 2,
    active: true,
  },
  {
    title: 'Gece de iyi görünen yapılar',
    subtitle: '<p>Cephe, çevre ve iç mekân aydınlatması; hesabı, montajı ve ölçümüyle.</p>',
    description:
      '<p>Armatürü katalogdan değil, ışık hesabından seçeriz. Karar vermeden önce <strong>yıllık tüketimi ve geri ödeme süresini</strong> yazılı olarak görürsünüz.</p>',
    backgroundImage: '/art/hero-aydinlatma.svg',
    ctaText: 'Projeleri Gör',
    ctaLink: '/#categories',
    order: 3,
    active: true,
  },
];

/** A sample whose words nobody has changed. Whether it is shown and where it stands does not matter. */
export const isSampleHeroSection: Prisma.HeroSectionWhereInput = {
  OR: heroSections.map(({ title, subtitle, description }) => ({ title, subtitle, description })),
};
