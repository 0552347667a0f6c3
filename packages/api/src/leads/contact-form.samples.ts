import type { Prisma } from '@pano/db';
import type * as z from 'zod';
import type { leadRow } from './lead-transfer';

/** As in the content file; dates are ISO instants. */
type SampleLead = Omit<z.input<typeof leadRow>, 'updatedAt' | 'email' | 'message'> & { email: string; message: string };
type SampleEvent = NonNullable<SampleLead['events']>[number];

/** Something that the sample company's contact person did. */
const did = (
  at: string,
  kind: SampleEvent['kind'],
  data: SampleEvent['data'] = {},
  text: string | null = null,
): SampleEvent => ({ at, userName: 'Elif Yalın', kind, text, data });

const noted = (at: string, text: string): SampleEvent => did(at, 'note', {}, text);

export const contactForms: SampleLead[] = [
  {
    name: 'Selin Aydemir',
    email: 'selin.aydemir@example.com',
    phone: '+90 532 000 00 01',
    subject: 'Proje Danışmanlığı',
    message:
      'Merhaba, Görükle’de 1.100 m² ofis katımız için aydınlatma ve zayıf akım projesine ihtiyacımız var. Mimari çizimler DWG olarak hazır, isterseniz hemen paylaşabilirim. Ocak ayında taşınmayı planlıyoruz.',
    read: false,
    createdAt: '2026-11-20T11:12:00.000Z',
  },
  {
    name: 'Murat Kavak',
    email: 'murat.kavak@example.com',
    phone: '+90 533 000 00 02',
    subject: 'Teklif İsteği',
    message:
      'Metal atölyemizin ana panosu 1990’lardan kalma. 160 kVA gücümüz var, yükün çoğu kaynak makinesi ve pres. Yenileme için keşif rica ediyorum; hafta içi öğleden sonra atölyedeyim.',
    read: false,
    createdAt: '2026-11-20T06:40:00.000Z',
  },
  {
    name: 'Ayşe Tuna',
    email: 'ayse.tuna@example.com',
    phone: '+90 535 000 00 03',
    subject: 'Bakım ve Onarım',
    message:
      'Geçen yıl kurduğunuz kompanzasyon panosunda reaktif röle iki gündür alarm veriyor, ekranda “kademe yetersiz” yazıyor. Müsait olduğunuz bir gün bakabilir misiniz?',
    read: true,
    stage: 'contacted',
    stageAt: '2026-11-19T14:40:00.000Z',
    repliedAt: '2026-11-19T14:32:00.000Z',
    createdAt: '2026-11-19T14:05:00.000Z',
    events: [
      did('2026-11-19T14:32:00.000Z', 'call'),
      did('2026-11-19T14:40:00.000Z', 'stage', { from: 'new', to: 'contacted' }),
      noted('2026-11-19T14:44:00.000Z', 'Röle 2021 model. Yedek kondansatör ve kontaktör yanımızda gitsin.'),
    ],
  },
  {
    name: 'Deniz Er',
    email: 'deniz.er@example.com',
    phone: null,
    subject: 'Genel Bilgi',
    message:
      'Sitemizin kapalı otoparkına birkaç araç için şarj istasyonu kurmak istiyoruz. Yönetimden ve dağıtım şirketinden hangi onaylar gerekiyor, süreç ne kadar sürüyor?',
    read: true,
    stage: 'contacted',
    stageAt: '2026-11-18T09:15:00.000Z',
    repliedAt: '2026-11-18T09:15:00.000Z',
    createdAt: '2026-11-18T08:26:00.000Z',
    events: [
      did('2026-11-18T09:15:00.000Z', 'mail'),
      did('2026-11-18T09:15:30.000Z', 'stage', { from: 'new', to: 'contacted' }),
    ],
  },
  {
    name: 'Kerem Özşahin',
    email: 'kerem.ozsahin@example.com',
    phone: '+90 541 000 00 05',
    subject: 'Teknik Destek',
    message:
      'İnegöl’deki hattımızda operatör ekranı açılıyor ama PLC ile bağlantı kurmuyor. Program yedeği bizde var. Uzaktan bakma imkânınız olur mu?',
    read: true,
    stage: 'won',
    stageAt: '2026-11-17T08:05:00.000Z',
    repliedAt: '2026-11-16T14:10:00.000Z',
    quoteLira: 6500,
    quotedAt: '2026-11-16T14:30:00.000Z',
    createdAt: '2026-11-16T13:48:00.000Z',
    events: [
      did('2026-11-16T14:10:00.000Z', 'call'),
      did('2026-11-16T14:30:00.000Z', 'quote', { from: null, to: 6500 }),
      did('2026-11-17T08:05:00.000Z', 'stage', { from: 'new', to: 'won' }),
      noted('2026-11-17T11:20:00.000Z', 'Ağ ayarı düzeltildi, ekran bağlandı. Yedek program arşive kondu.'),
    ],
  },
  {
    name: 'Nazlı Ersoy',
    email: '',
    phone: '+90 536 000 00 06',
    subject: 'Villa tesisatı',
    message:
      'Mudanya’da iki katlı ev, tesisat 1988’den kalma. Mutfak ve banyo da yenilenecek; duvarlar açıkken bakılsın istiyor.',
    channel: 'phone',
    district: 'Mudanya',
    read: true,
    stage: 'survey',
    stageAt: '2026-11-18T07:31:00.000Z',
    nextAt: '2026-12-03T07:00:00.000Z',
    nextNote: 'Keşif',
    createdAt: '2026-11-18T07:20:00.000Z',
    events: [did('2026-11-18T07:31:00.000Z', 'stage', { from: 'new', to: 'survey' })],
  },
  {
    name: 'Emine Baş',
    email: '',
    phone: '+90 537 000 00 07',
    subject: 'Sigorta atıyor',
    message: 'Fırın ile çamaşır makinesi birlikte çalışınca kaçak akım atıyor. Komşusu önermiş.',
    channel: 'other',
    district: 'Osmangazi',
    read: true,
    stage: 'contacted',
    stageAt: '2026-11-17T10:02:00.000Z',
    createdAt: '2026-11-17T09:55:00.000Z',
    events: [did('2026-11-17T10:02:00.000Z', 'stage', { from: 'new', to: 'contacted' })],
  },
  {
    name: 'Rank Booster',
    email: 'rank.booster@example.net',
    phone: null,
    subject: 'Diğer',
    message:
      'We bring your website to the first page: https://rank-booster.example https://rank-booster.example/prices https://rank-booster.example/order',
    read: true,
    stage: 'spam',
    suspicion: 'links',
    createdAt: '2026-11-17T00:14:00.000Z',
  },
  {
    name: 'İlker Sezgin',
    email: 'ilker.sezgin@example.com',
    phone: '+90 538 000 00 08',
    subject: 'Trafo bakımı',
    message: 'Demirtaş’taki boyahanenin 1.000 kVA trafosu için yıllık bakım, yağ analizi ve koruma testleri.',
    channel: 'visit',
    district: 'Osmangazi',
    read: true,
    stage: 'quoted',
    stageAt: '2026-11-13T13:00:00.000Z',
    quoteLira: 186_000,
    quotedAt: '2026-11-13T13:00:00.000Z',
    createdAt: '2026-11-10T08:30:00.000Z',
    events: [
      noted('2026-11-10T08:45:00.000Z', 'Duruş yalnızca pazar günü olabiliyor.'),
      did('2026-11-13T12:58:00.000Z', 'quote', { from: null, to: 186_000 }),
      did('2026-11-13T13:00:00.000Z', 'stage', { from: 'new', to: 'quoted' }),
    ],
  },
  {
    name: 'Okan Bilgin',
    email: '',
    phone: '+90 539 000 00 09',
    subject: 'Dükkân aydınlatması',
    message: 'FSM Bulvarı’nda 90 m² mağaza: ray spotlar, tabela hattı ve kasa için ayrı priz. Açılış 20 Kasım.',
    channel: 'whatsapp',
    district: 'Nilüfer',
    read: true,
    stage: 'won',
    stageAt: '2026-11-02T15:20:00.000Z',
    repliedAt: '2026-10-26T12:18:00.000Z',
    quoteLira: 92_500,
    quotedAt: '2026-10-29T09:00:00.000Z',
    createdAt: '2026-10-26T12:06:00.000Z',
    events: [
      did('2026-10-26T12:18:00.000Z', 'whatsapp'),
      did('2026-10-29T09:00:00.000Z', 'quote', { from: null, to: 92_500 }),
      did('2026-10-29T09:01:00.000Z', 'stage', { from: 'new', to: 'quoted' }),
      did('2026-11-02T15:20:00.000Z', 'stage', { from: 'quoted', to: 'won' }),
    ],
  },
  {
    name: 'Gizem Arslan',
    email: 'gizem.arslan@example.com',
    phone: '+90 542 000 00 10',
    subject: 'Kafe tesisatı',
    message: 'Görükle’de kafe açıyor; mutfak, bar ve dış aydınlatma için komple tesisat.',
    channel: 'phone',
    district: 'Nilüfer',
    read: true,
    stage: 'lost',
    stageAt: '2026-11-04T08:15:00.000Z',
    lostReason: 'price',
    repliedAt: '2026-10-21T13:40:00.000Z',
    quoteLira: 240_000,
    quotedAt: '2026-10-27T14:00:00.000Z',
    createdAt: '2026-10-21T13:25:00.000Z',
    events: [
      did('2026-10-27T14:00:00.000Z', 'quote', { from: null, to: 240_000 }),
      did('2026-10-27T14:01:00.000Z', 'stage', { from: 'new', to: 'quoted' }),
      did('2026-11-04T08:15:00.000Z', 'stage', { from: 'quoted', to: 'lost', lostReason: 'price' }),
      noted('2026-11-04T08:16:00.000Z', 'Başka bir firmayla 205 bin liraya anlaşmış.'),
    ],
  },
  {
    name: 'Hüseyin Çelik',
    email: '',
    phone: '+90 543 000 00 11',
    subject: 'Jeneratör bağlantısı',
    message: 'Karacabey’deki soğuk hava deposuna jeneratör ve transfer panosu soruyor.',
    channel: 'phone',
    district: 'Karacabey',
    read: true,
    stage: 'lost',
    stageAt: '2026-10-23T09:00:00.000Z',
    lostReason: 'noAnswer',
    createdAt: '2026-10-14T15:50:00.000Z',
    events: [
      did('2026-10-15T08:10:00.000Z', 'noAnswer'),
      did('2026-10-19T12:30:00.000Z', 'noAnswer'),
      did('2026-10-23T09:00:00.000Z', 'stage', { from: 'new', to: 'lost', lostReason: 'noAnswer' }),
    ],
  },
  {
    name: 'Metin Koç',
    email: 'metin.koc@example.com',
    phone: '+90 544 000 00 12',
    subject: 'Ortak alan panoları',
    message: 'Yöneticisi olduğu 3 bloklu sitede ortak alan panoları ve otopark aydınlatması yenilenecek; 72 daire.',
    channel: 'visit',
    district: 'Yıldırım',
    read: true,
    stage: 'won',
    stageAt: '2026-10-16T11:45:00.000Z',
    quoteLira: 415_000,
    quotedAt: '2026-10-06T10:00:00.000Z',
    createdAt: '2026-09-29T07:40:00.000Z',
    events: [
      did('2026-09-29T07:50:00.000Z', 'stage', { from: 'new', to: 'survey' }),
      did('2026-10-06T10:00:00.000Z', 'quote', { from: null, to: 415_000 }),
      did('2026-10-06T10:02:00.000Z', 'stage', { from: 'survey', to: 'quoted' }),
      did('2026-10-16T11:45:00.000Z', 'stage', { from: 'quoted', to: 'won' }),
    ],
  },
];

/** Matches a sample whose texts are unchanged; whether it was read, and how far it has come, does not matter. */
export const isSampleContactForm = {
  OR: contactForms.map(({ name, email, message }) => ({ name, email, message })),
} satisfies Prisma.ContactFormWhereInput;

export const isUnchangedSample = (form: { name: string; email: string; message: string }): boolean =>
  isSampleContactForm.OR.some(
    ({ name, email, message }) => form.name === name && form.email === email && form.message === message,
  );
