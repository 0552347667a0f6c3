import type { SampleProject } from '#capabilities/samples/sample-types';

export const dcSarj: SampleProject = {
  categorySlug: 'arac-sarj-istasyonlari',
  title: 'Sahil tesisinde iki DC hızlı şarj noktası',
  slug: 'sahil-tesisinde-iki-dc-hizli-sarj-noktasi',
  description:
    'Mudanya yolundaki bir dinlenme tesisine iki adet 60 kW DC istasyon kuruldu; güç artırımı, kazı ve sundurma işleri tek takvimde yürütüldü.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>Tesisin 50 kW’lık gücü mutfak ve soğutma için bile sınırdaydı. İki hızlı şarj noktası tek başına 120 kW istiyordu; üstelik en yoğun saatler restoranın da dolu olduğu hafta sonu akşamlarıydı.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>Güç artırımı projesi, başvurusu ve dağıtım şirketi takibi</li><li>Yeni ana pano, istasyonlara ayrı ölçüm ve şalter</li><li>70 metrelik kazı, iki yedek boru ve menhol</li><li>İki adet 60 kW DC istasyon, her birinde iki kablo</li><li>Sundurma aydınlatması ve çarpma bariyerleri</li></ul>',
    '<h2>Takvim</h2>',
    '<p>Bu tür işlerde süreyi montaj değil, onay belirler. Başvuruyu keşiften on gün sonra verdik; onay beklenirken kazı ve temel bitirildi. İstasyonlar geldiğinde kablo ucu hazırdı ve montaj iki gün sürdü.</p>',
    '<ol><li>Keşif, yük hesabı ve proje</li><li>Başvuru, kazı ve beton temel</li><li>Pano montajı ve enerji verilmesi</li><li>İstasyon montajı, ölçüm ve devreye alma</li></ol>',
    '<blockquote>Yedek borulardan biri ilk yaz doldu: Tesis üçüncü istasyonu istediğinde asfalt yeniden kesilmedi.</blockquote>',
    '<h2>Sonuç</h2>',
    '<p>İstasyonlar, tesisin anlaştığı <strong>lisanslı şarj ağı işletmecisine</strong> bağlı çalışıyor. Restoran yükü sınıra yaklaştığında şarj gücü kademeli olarak azalıyor; mutfak bundan etkilenmiyor.</p>',
  ].join(''),
  image: '/art/hero-sarj.svg',
  images: ['/art/category-sarj.svg', '/art/project-otopark.svg', '/art/project-trafo.svg'],
  location: 'Mudanya, Bursa',
  seoTitle: 'Sahil tesisinde iki DC hızlı şarj noktası | Örnek Elektrik',
  seoDescription:
    'Mudanya yolundaki bir dinlenme tesisine iki adet 60 kW DC hızlı şarj istasyonu kurduk; güç artırımı, kazı ve montajı tek bir takvimde birlikte yürüttük.',
  seoKeywords: 'dc hızlı şarj, güç artırımı, şarj istasyonu kurulumu, mudanya şarj istasyonu, yük dengeleme',
  order: 7,
};
