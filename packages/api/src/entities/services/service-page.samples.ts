import type { Filled } from '#platform/content-entity';
import { joinQuestions } from '#platform/input/questions';
import type { ServiceCreate } from './service.schema';

type Texts = Filled<ServiceCreate, 'slug' | 'content' | 'questions' | 'seoTitle' | 'seoDescription' | 'seoKeywords'>;
/** What the page of a sample service shows; the pictures are one for both languages. */
export type SamplePage = Texts & Filled<ServiceCreate, 'image' | 'gallery'> & { english: Texts };

export const panoImalati: SamplePage = {
  slug: 'pano-imalati',
  image: '/art/hero-pano.svg',
  gallery: ['/art/service-pano.svg', '/art/project-trafo.svg', '/art/single-line.svg'],
  content: [
    '<h2>Ne yapıyoruz?</h2>',
    '<p>Ana dağıtım, tali dağıtım, kompanzasyon, transfer ve kumanda panolarını Nilüfer’deki atölyemizde kuruyoruz. 63 amperlik bir dükkân panosu da, 4000 amperlik bir fabrika girişi de aynı sırayla ilerler: önce hesap, sonra çizim, en son sac.</p>',
    '<h2>Nasıl ilerliyoruz?</h2>',
    '<ol><li><strong>Keşif:</strong> Kurulu gücü, kısa devre akımını ve panonun duracağı yeri yerinde ölçüyoruz.</li><li><strong>Çizim:</strong> Tek hat şeması ve yerleşim resmi onayınıza gelir; onaysız kesime başlamıyoruz.</li><li><strong>Montaj:</strong> Baralar bükülür, klemensler numaralanır, her kablo iki ucundan etiketlenir.</li><li><strong>Deney:</strong> Yalıtım, süreklilik ve çalışma deneyleri yapılır; sonuçlar imzalı raporla panonun içindedir.</li></ol>',
    '<h2>Teslimde ne alırsınız?</h2>',
    '<ul><li>Sahadaki hâline göre güncellenmiş tek hat şeması</li><li>Malzeme listesi ve ayar değerleri tablosu</li><li>Deney raporu</li><li>En az %20 boş yer, böylece yarın bir motor daha eklenebilir</li></ul>',
    '<blockquote>Panoyu açan elektrikçi, bizi aramadan neyin ne olduğunu anlamalı.</blockquote>',
  ].join(''),
  questions: joinQuestions([
    {
      question: 'Bir pano ne kadar sürede teslim edilir?',
      answer:
        'Çizim onaylandıktan sonra tali panolar bir hafta, ana panolar üç ile beş hafta sürer. Süreyi çoğu zaman şalterlerin teslimatı belirler; teklifte yazar.',
    },
    {
      question: 'Eski panomuz yenilenebilir mi, yoksa değişmesi mi gerekir?',
      answer:
        'Önce bakarız. Gövde ve baralar sağlamsa şalterler ve röleler yenilenir.\nIsınma izi, gevşek ek ya da parça bulunamayan şalter varsa değiştirmek çoğu zaman daha ucuza gelir.',
    },
    {
      question: 'Başkasının çizdiği projeyle pano yapıyor musunuz?',
      answer:
        'Yapıyoruz. Projeyi imalattan önce kısa devre ve seçicilik yönünden okuruz; bir uyuşmazlık görürsek önce size yazarız.',
    },
  ]),
  seoTitle: 'Bursa pano imalatı: dağıtım, kompanzasyon ve kumanda panoları | Örnek Elektrik',
  seoDescription:
    'Bursa Nilüfer’deki atölyemizde ana dağıtım, kompanzasyon ve kumanda panosu imalatı. Tek hat şeması, etiketleme ve imzalı deney raporuyla teslim ediyoruz.',
  seoKeywords: 'pano imalatı, bursa elektrik panosu, dağıtım panosu, kompanzasyon panosu, kumanda panosu',
  english: {
    slug: 'switchboard-manufacture',
    content: [
      '<h2>What we build</h2>',
      '<p>Main and sub-distribution boards, power factor correction, changeover and control panels, all in our workshop in Nilüfer. A 63 A board for a shop and a 4000 A intake for a factory follow the same order: calculation first, then drawings, then sheet metal.</p>',
      '<h2>How we go about it</h2>',
      '<ol><li><strong>Site visit:</strong> we establish the installed load and the fault level, and measure the place where the board will stand.</li><li><strong>Drawings:</strong> you approve the single-line diagram and the layout; nothing is cut before that.</li><li><strong>Assembly:</strong> busbars are formed, terminals numbered, and every cable is labelled at both ends.</li><li><strong>Tests:</strong> insulation, continuity and function are tested; the signed results are inside the board.</li></ol>',
      '<h2>What you receive</h2>',
      '<ul><li>A single-line diagram that shows the board as built</li><li>A parts list and a schedule of settings</li><li>The test report</li><li>At least 20% of spare space, so that another motor can be added tomorrow</li></ul>',
      '<blockquote>An electrician who opens the board should understand it without ringing us up.</blockquote>',
    ].join(''),
    questions: joinQuestions([
      {
        question: 'How long does a board take?',
        answer:
          'Once the drawings are approved, a sub-distribution board takes a week and a main board three to five weeks. Delivery of the circuit-breakers usually decides; the date is in our quotation.',
      },
      {
        question: 'Can our old board be refurbished, or does it have to be replaced?',
        answer:
          'We look at it first. Where enclosure and busbars are sound, breakers and relays are renewed.\nWhere there are traces of heat, loose joints or breakers without spare parts, replacing it is usually cheaper.',
      },
      {
        question: 'Do you build to drawings made by others?',
        answer:
          'Yes. Before we start we check fault levels and discrimination, and write to you about anything that does not agree.',
      },
    ]),
    seoTitle: 'Switchboard manufacture in Bursa | Örnek Elektrik',
    seoDescription:
      'Main distribution boards, power factor correction and control panels built in our workshop in Bursa, delivered with single-line diagram, labelling and a signed test report.',
    seoKeywords: 'switchboard manufacture, distribution board, power factor correction, control panel, bursa',
  },
};

export const aracSarj: SamplePage = {
  slug: 'arac-sarj-istasyonlari',
  image: '/art/hero-sarj.svg',
  gallery: ['/art/project-otopark.svg', '/art/service-sarj.svg'],
  content: [
    '<h2>Önce güç, sonra istasyon</h2>',
    '<p>Bir şarj istasyonu en çok sözleşme gücünüzü zorlar. Bu yüzden cihaz seçmeden önce yükünüzü bir hafta kaydediyor, boşta ne kadar güç kaldığını saat saat çıkarıyoruz. Yetiyorsa hemen başlarız; yetmiyorsa güç artırımı başvurusunu biz yaparız.</p>',
    '<h2>Neler kuruyoruz?</h2>',
    '<ul><li>Site ve iş yeri otoparkları için 7,4–22 kW AC istasyonlar</li><li>Filo ve dinlenme tesisleri için 60 kW ve üzeri DC istasyonlar</li><li>Yük yönetimi: bina zorlandığında şarj gücü kademeli düşer</li><li>Ayrı sayaç, kartlı kullanım ve daire bazında ölçüm</li></ul>',
    '<h2>Sitelerde nasıl ilerliyor?</h2>',
    '<ol><li>Yönetim kurulu için karşılaştırmalı bir teklif hazırlıyoruz.</li><li>Ana hat bir kez çekilir; her daire istediği gün kendi istasyonunu bağlatır.</li><li>Kullanım dökümü her ay yönetime e-postayla gider.</li></ol>',
    '<p>Devreye almadan sonra sakinlere yarım saatlik bir anlatım yapıyor, kullanım kartlarını elden teslim ediyoruz.</p>',
  ].join(''),
  questions: joinQuestions([
    {
      question: 'Binamızın gücü yeter mi?',
      answer:
        'Çoğu binada gece boşta güç vardır. Bir haftalık kayıttan sonra kesin söyleriz; yük yönetimiyle beklenenden fazla istasyon sığar.',
    },
    {
      question: 'İzin ve başvuruları kim yapıyor?',
      answer:
        'Biz yapıyoruz: proje, dağıtım şirketine başvuru ve kabul. Sizden yalnızca imza ve abonelik bilgileri istenir.',
    },
    {
      question: 'Kullanılan elektriğin parası nasıl toplanır?',
      answer:
        'Her istasyonun kendi sayacı vardır; yönetim aylık dökümü aidatla toplar.\nMisafirlere ücretli şarj için lisanslı bir işletmeciyle çalışmak gerekir, sözleşmede yardımcı oluruz.',
    },
  ]),
  seoTitle: 'Araç şarj istasyonu kurulumu Bursa | Örnek Elektrik',
  seoDescription:
    'Site, iş yeri ve dinlenme tesisleri için AC ve DC araç şarj istasyonu kurulumu: güç ölçümü, başvuru, yük yönetimi ve devreye alma tek elden.',
  seoKeywords: 'araç şarj istasyonu, şarj istasyonu kurulumu, ac şarj, dc şarj, site otoparkı şarj bursa',
  english: {
    slug: 'ev-charge-points',
    content: [
      '<h2>The supply first, then the charger</h2>',
      '<p>What a charge point strains most is your agreed supply capacity. Before any device is chosen we record your load for a week and work out, hour by hour, how much is left. If it is enough, we start at once; if not, we apply for the upgrade.</p>',
      '<h2>What we install</h2>',
      '<ul><li>AC charge points of 7.4 to 22 kW for residential and company car parks</li><li>DC chargers of 60 kW and more for fleets and rest areas</li><li>Load management: charging power is reduced in steps when the building needs it</li><li>Separate metering, access by card, and readings for each flat</li></ul>',
      '<h2>In apartment buildings</h2>',
      '<ol><li>We prepare a quotation with alternatives for the owners’ meeting.</li><li>The main feeder is laid once; every flat connects its charge point when it wants one.</li><li>The management receives the readings by e-mail each month.</li></ol>',
      '<p>After commissioning we show the residents how to use the chargers, and hand over the cards in person.</p>',
    ].join(''),
    questions: joinQuestions([
      {
        question: 'Is the supply of our building sufficient?',
        answer:
          'Most buildings have spare capacity at night. After a week of recording we can tell for certain; with load management there is room for more charge points than people expect.',
      },
      {
        question: 'Who deals with permits and applications?',
        answer:
          'We do: design, application to the network operator and acceptance. From you we only need signatures and the details of your supply contract.',
      },
      {
        question: 'How is the electricity paid for?',
        answer:
          'Every charge point has its own meter; the management collects the monthly amounts with the service charge.\nCharging guests for electricity requires a licensed operator; we help with that contract.',
      },
    ]),
    seoTitle: 'Installation of EV charge points in Bursa | Örnek Elektrik',
    seoDescription:
      'AC and DC charge points for apartment buildings, companies and rest areas: load recording, applications, load management and commissioning from one firm.',
    seoKeywords: 'ev charger installation, charge point, ac charging, dc charging, car park charging bursa',
  },
};
