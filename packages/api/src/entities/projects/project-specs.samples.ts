import type { Filled } from '#platform/content-entity';
import type { ProjectCreate } from './project.schema';

/** What the samples of `project.samples.ts` say on their rating plates, by the same names. */
export type SampleSpecs = {
  turkish: Filled<ProjectCreate, 'year' | 'customer' | 'capacity' | 'duration'>;
  english: Filled<ProjectCreate, 'customer' | 'capacity' | 'duration'>;
  /** The titles of sample services. */
  services: string[];
  /** Of the first pictures of its gallery, in both languages. */
  captions: [turkish: string, english: string][];
};

export const catiGes: SampleSpecs = {
  turkish: { year: 2025, customer: 'Bir mobilya fabrikası', capacity: '320 kWp', duration: '5 hafta' },
  english: { customer: 'A furniture factory', capacity: '320 kWp', duration: '5 weeks' },
  services: ['Elektrik Projelendirme', 'Pano İmalatı', 'Topraklama ve Ölçüm'],
  captions: [
    ['AC toplama panosu, montajdan önce atölyede', 'The AC combiner board in the workshop before installation'],
    ['Tam üretim altında çekilen termal görüntü', 'A thermal image taken at full output'],
  ],
};

export const cepheAydinlatmasi: SampleSpecs = {
  turkish: {
    year: 2024,
    customer: 'Bir iş merkezi yönetimi',
    capacity: '186 m lineer LED, 2,1 kW',
    duration: '4 hafta',
  },
  english: {
    customer: 'The management of an office building',
    capacity: '186 m of linear LED, 2.1 kW',
    duration: '4 weeks',
  },
  services: ['Aydınlatma', 'Pano İmalatı'],
  captions: [],
};

export const cozguHatti: SampleSpecs = {
  turkish: { year: 2025, customer: 'Bir tekstil fabrikası', capacity: '1 PLC, 4 sürücü', duration: '6 gün' },
  english: { customer: 'A textile mill', capacity: '1 PLC, 4 drives', duration: '6 days' },
  services: ['Otomasyon ve PLC', 'Pano İmalatı'],
  captions: [['Yeni kumanda panosu, test masasında', 'The new control panel on the test bench']],
};

export const dcSarj: SampleSpecs = {
  turkish: {
    year: 2026,
    customer: 'Bir dinlenme tesisi',
    capacity: '2 × 60 kW DC',
    duration: '3 ay, onay süresi içinde',
  },
  english: { customer: 'A rest area', capacity: '2 × 60 kW DC', duration: '3 months, approval included' },
  services: ['Araç Şarj İstasyonları', 'Elektrik Projelendirme', 'Elektrik Tesisatı'],
  captions: [],
};

export const depoKamera: SampleSpecs = {
  turkish: { year: 2024, customer: 'Bir lojistik firması', capacity: '64 IP kamera, 14.000 m²', duration: '6 hafta' },
  english: { customer: 'A logistics company', capacity: '64 IP cameras, 14,000 m²', duration: '6 weeks' },
  services: ['Güvenlik Kameraları', 'Elektrik Tesisatı'],
  captions: [],
};

export const paletlemeHucresi: SampleSpecs = {
  turkish: { year: 2026, customer: 'Bir konserve fabrikası', capacity: 'Dakikada 18 koli', duration: '9 hafta' },
  english: { customer: 'A cannery', capacity: '18 cartons a minute', duration: '9 weeks' },
  services: ['Otomasyon ve PLC', 'Pano İmalatı'],
  captions: [],
};

export const sarjOtoparki: SampleSpecs = {
  turkish: { year: 2025, customer: 'Bir iş merkezi yönetimi', capacity: '16 × 11 kW AC', duration: '4 hafta' },
  english: { customer: 'The management of an office building', capacity: '16 × 11 kW AC', duration: '4 weeks' },
  services: ['Araç Şarj İstasyonları', 'Elektrik Tesisatı'],
  captions: [['Otopark dağıtım panosu', 'The distribution board of the car park']],
};

export const trafoMerkezi: SampleSpecs = {
  turkish: {
    year: 2025,
    customer: 'Bir otomotiv yan sanayi tesisi',
    capacity: '1250 kVA, 2000 A',
    duration: '2 hafta sonu montaj',
  },
  english: { customer: 'An automotive supplier', capacity: '1250 kVA, 2000 A', duration: 'Installed over 2 weekends' },
  services: ['Elektrik Projelendirme', 'Pano İmalatı', 'Topraklama ve Ölçüm'],
  captions: [
    ['Ana dağıtım panosu, çıkışlarda enerji analizörleri', 'The main distribution board, with an analyser on each way'],
    ['Kompanzasyon panosu, 12 kademe', 'The power factor correction, 12 stages'],
  ],
};
