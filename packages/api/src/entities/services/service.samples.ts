import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import { hasEnglish } from '#platform/records/translations/translation-source';
import type { ServiceCreate } from './service.schema';
import { aracSarj, panoImalati, type SamplePage } from './service-page.samples';

/** `icon` is a Material Symbols name, `iconText` the emoji shown when that icon cannot be found. */
type SampleService = Filled<ServiceCreate, 'title' | 'description' | 'icon' | 'order'> &
  Pick<ServiceCreate, 'iconText'> & { english: Pick<ServiceCreate, 'title' | 'description'>; page?: SamplePage };

export const services: SampleService[] = [
  {
    title: 'Elektrik Projelendirme',
    description:
      'Ruhsat, uygulama ve iş sonu projelerini gerilim düşümü, kısa devre ve seçicilik hesaplarıyla birlikte hazırlıyoruz.',
    icon: 'architecture',
    iconText: '📐',
    order: 1,
    english: {
      title: 'Electrical design',
      description:
        'We prepare designs for permits, construction and as-built records, with the voltage drop, short-circuit and discrimination calculations that belong to them.',
    },
  },
  {
    title: 'Pano İmalatı',
    description:
      'Ana dağıtım, kompanzasyon ve kumanda panolarını atölyemizde kuruyor, etiketliyor ve sahaya test raporuyla gönderiyoruz.',
    icon: 'developer_board',
    iconText: null,
    order: 2,
    page: panoImalati,
    english: {
      title: 'Switchboard manufacture',
      description:
        'We build main distribution boards, power factor correction and control panels in our own workshop, label them, and send them to site with a test report.',
    },
  },
  {
    title: 'Otomasyon ve PLC',
    description:
      'Makine ve hat otomasyonu, operatör ekranı, sürücü ayarı ve uzaktan izleme. Program yedeği her zaman sizde kalır.',
    icon: 'precision_manufacturing',
    iconText: '🏭',
    order: 3,
    english: {
      title: 'Automation and PLC',
      description:
        'Machine and line automation, operator panels, drive commissioning and remote monitoring. A copy of the program always stays with you.',
    },
  },
  {
    title: 'Aydınlatma',
    description:
      'Ofis, depo, cephe ve çevre aydınlatmasını lüks hesabıyla tasarlıyor, teslimde aynı noktaları ölçerek doğruluyoruz.',
    icon: 'lightbulb',
    iconText: '💡',
    order: 4,
    english: {
      title: 'Lighting',
      description:
        'We design the lighting of offices, warehouses, façades and grounds by calculation, and verify it at handover by measuring the same points.',
    },
  },
  {
    title: 'Güvenlik Kameraları',
    description:
      'Görüş açısı planı, kayıt süresi hesabı, ağ altyapısı ve geçiş kontrolü. Kurulumdan sonra kullanıcı eğitimi veriyoruz.',
    icon: 'videocam',
    iconText: '📹',
    order: 5,
    english: {
      title: 'Security cameras',
      description:
        'Planning of fields of view, storage calculation, network infrastructure and access control. After installation we train your staff.',
    },
  },
  {
    title: 'Araç Şarj İstasyonları',
    description:
      'Güç yeterliliğini hesaplıyor, gerekiyorsa güç artırımı başvurusunu yapıyor, AC ve DC istasyonları devreye alıyoruz.',
    icon: 'ev_station',
    iconText: '🔌',
    order: 6,
    page: aracSarj,
    english: {
      title: 'EV charge points',
      description:
        'We work out whether your supply is sufficient, apply for an upgrade where it is not, and commission AC and DC charge points.',
    },
  },
  {
    title: 'Elektrik Tesisatı',
    description:
      'Fabrika, mağaza ve konutlarda kuvvetli ve zayıf akım tesisatı, kablo kanalı ve busbar montajı; işleyen tesiste de.',
    icon: 'electrical_services',
    iconText: null,
    order: 7,
    english: {
      title: 'Electrical installation',
      description:
        'Power and low-current installations, cable management and busbar trunking in factories, shops and homes, also while business goes on.',
    },
  },
  {
    title: 'Topraklama ve Ölçüm',
    description:
      'Topraklama, yalıtım, kaçak akım rölesi ve termal kamera ölçümleri. Sonuçları öncelik sırasıyla, imzalı raporla veriyoruz.',
    icon: 'electric_meter',
    iconText: null,
    order: 8,
    english: {
      title: 'Earthing and testing',
      description:
        'Measurement of earthing, insulation and residual current devices, and thermal imaging. You get a signed report with findings in order of priority.',
    },
  },
];

/** The fields of a sample, and its English. */
export function fillSample({ page, english, ...card }: SampleService) {
  if (!page) return { turkish: card, english };
  const { english: texts, ...shared } = page;
  return { turkish: { ...card, ...shared }, english: { ...english, ...texts } };
}

const unchanged = (texts: object, english: object): Prisma.ServiceWhereInput => ({
  ...texts,
  ...hasEnglish(english),
});

/**
 * A sample whose words nobody has changed. Whether it is shown and where it stands does not matter; one that is older than
 * the pages of services has none.
 */
export const isSampleService: Prisma.ServiceWhereInput = {
  OR: services.flatMap((sample) => {
    const { title, description, page, english } = sample;
    const card = { title, description };
    if (!page) return [unchanged({ ...card, content: null }, english)];
    const { content, questions } = page;
    return [
      unchanged({ ...card, content: null }, english),
      unchanged({ ...card, content, questions }, fillSample(sample).english),
    ];
  }),
};
