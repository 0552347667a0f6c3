import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import type { ServiceCreate } from './service.schema';

/** `icon` is a Material Symbols name, `iconText` the emoji shown when that icon cannot be found. */
type SampleService = Filled<ServiceCreate, 'title' | 'description' | 'icon' | 'order'> &
  Pick<ServiceCreate, 'iconText'>;

export const services: SampleService[] = [
  {
    title: 'Elektrik Projelendirme',
    description:
      'Ruhsat, uygulama ve iş sonu projelerini gerilim düşümü, kısa devre ve seçicilik hesaplarıyla birlikte hazırlıyoruz.',
    icon: 'architecture',
    iconText: '📐',
    order: 0,
  },
  {
    title: 'Pano İmalatı',
    description:
      'Ana dağıtım, kompanzasyon ve kumanda panolarını atölyemizde kuruyor, etiketliyor ve sahaya test raporuyla gönderiyoruz.',
    icon: 'developer_board',
    iconText: null,
    order: 1,
  },
  {
    title: 'Otomasyon ve PLC',
    description:
      'Makine ve hat otomasyonu, operatör ekranı, sürücü ayarı ve uzaktan izleme. Program yedeği her zaman sizde kalır.',
    icon: 'precision_manufacturing',
    iconText: '🏭',
    order: 2,
  },
  {
    title: 'Aydınlatma',
    description:
      'Ofis, depo, cephe ve çevre aydınlatmasını lüks hesabıyla tasarlıyor, teslimde aynı noktaları ölçerek doğruluyoruz.',
    icon: 'lightbulb',
    iconText: '💡',
    order: 3,
  },
  {
    title: 'Güvenlik Kameraları',
    description:
      'Görüş açısı planı, kayıt süresi hesabı, ağ altyapısı ve geçiş kontrolü. Kurulumdan sonra kullanıcı eğitimi veriyoruz.',
    icon: 'videocam',
    iconText: '📹',
    order: 4,
  },
  {
    title: 'Araç Şarj İstasyonları',
    description:
      'Güç yeterliliğini hesaplıyor, gerekiyorsa güç artırımı başvurusunu yapıyor, AC ve DC istasyonları devreye alıyoruz.',
    icon: 'ev_station',
    iconText: '🔌',
    order: 5,
  },
  {
    title: 'Elektrik Tesisatı',
    description:
      'Fabrika, mağaza ve konutlarda kuvvetli ve zayıf akım tesisatı, kablo kanalı ve busbar montajı; işleyen tesiste de.',
    icon: 'electrical_services',
    iconText: null,
    order: 6,
  },
  {
    title: 'Topraklama ve Ölçüm',
    description:
      'Topraklama, yalıtım, kaçak akım rölesi ve termal kamera ölçümleri. Sonuçları öncelik sırasıyla, imzalı raporla veriyoruz.',
    icon: 'electric_meter',
    iconText: null,
    order: 7,
  },
];

/** A sample whose words nobody has changed. Whether it is shown and where it stands does not matter. */
export const isSampleService: Prisma.ServiceWhereInput = {
  OR: services.map(({ title, description }) => ({ title, description })),
};
