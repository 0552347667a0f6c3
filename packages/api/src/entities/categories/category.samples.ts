import type { SampleCategory } from '#capabilities/samples/sample-types';

export const categories: SampleCategory[] = [
  {
    name: 'Elektrik Panoları',
    slug: 'elektrik-panolari',
    description:
      'Ana dağıtım, kompanzasyon ve koruma panoları. Hepsi atölyede test edilir, etiketli ve çizimleriyle teslim edilir.',
  },
  {
    name: 'Endüstriyel Otomasyon',
    slug: 'endustriyel-otomasyon',
    description:
      'PLC, operatör ekranı ve sürücülerle yeni hat kurulumu ya da çalışan hattın üretimi aksatmadan yenilenmesi.',
  },
  {
    name: 'Aydınlatma',
    slug: 'aydinlatma-sistemleri',
    description: 'Ofis, depo, cephe ve çevre aydınlatması; ışık hesabıyla başlar, ölçümle biter.',
  },
  {
    name: 'Güvenlik Kameraları',
    slug: 'guvenlik-kameralari',
    description: 'IP kamera, kayıt, plaka tanıma ve geçiş kontrolü için kablodan ekrana bütün altyapı.',
  },
  {
    name: 'Araç Şarj İstasyonları',
    slug: 'arac-sarj-istasyonlari',
    description: 'Site, iş yeri ve ticari otoparklar için AC ve DC şarj noktaları, güç artırımı ve yük dengeleme.',
  },
];
