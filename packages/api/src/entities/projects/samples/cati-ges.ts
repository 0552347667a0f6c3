import type { SampleProject } from '#capabilities/samples/sample-types';

export const catiGes: SampleProject = {
  categorySlug: 'elektrik-panolari',
  title: 'Çatı GES bağlantı ve koruma panosu',
  slug: 'cati-ges-baglanti-ve-koruma-panosu',
  description:
    'Bir mobilya fabrikasının 320 kWp çatı santrali için AC toplama, sayaç ve koruma panoları kuruldu, kompanzasyon yeniden ayarlandı.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>Paneller ve inverterler başka bir yüklenici tarafından kurulmuştu; santralin fabrikaya güvenle bağlanması gerekiyordu. Ana panoda boş çıkış yoktu ve güneşli günlerde reaktif oranın bozulacağı öngörülüyordu. Fabrika iki vardiya çalıştığı için enerji ancak bir pazar günü kesilebilirdi.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>Üç inverter için AC toplama panosu, 630 A ana şalter</li><li>Şebeke koruma rölesi ve çift yönlü sayaç bölmesi</li><li>DC ve AC tarafta aşırı gerilim koruması</li><li>Panel çerçeveleri ve taşıyıcıların eşpotansiyel bağlantısı</li><li>Üretim ve tüketimi aynı ekranda gösteren izleme sistemi</li></ul>',
    '<h2>Kompanzasyon neden değişti?</h2>',
    '<p>Santral çalışırken fabrika şebekeden daha az aktif enerji çeker, fakat motorların reaktif ihtiyacı aynı kalır. Bu yüzden oran, tüketim artmadığı hâlde yükselir. Röleye ikinci bir akım ölçüm noktası ekledik ve küçük kademelerin sayısını artırdık.</p>',
    '<blockquote>Devreye almadan sonraki ilk üç faturada reaktif bedel görülmedi.</blockquote>',
    '<h2>Teslim edilenler</h2>',
    '<ol><li>Güncel tek hat şeması ve koruma ayar tablosu</li><li>Yalıtım, topraklama ve süreklilik ölçümleri</li><li>Tam üretim altında çekilmiş <strong>termal kamera</strong> görüntüleri</li></ol>',
    '<p>İlk yıl dolduğunda aynı noktalar yeniden ölçüldü; sıkma gerektiren iki bağlantı bulundu ve aynı gün giderildi.</p>',
  ].join(''),
  image: '/art/project-ges.svg',
  images: [
    '/art/category-pano.svg',
    '/art/article-termal.svg',
    '/art/article-kompanzasyon.svg',
    '/art/hero-aydinlatma.svg',
  ],
  location: 'İnegöl, Bursa',
  seoTitle: 'Çatı GES bağlantı ve koruma panosu | Örnek Elektrik',
  seoDescription:
    'İnegöl’de 320 kWp çatı GES için AC toplama, sayaç ve koruma panolarını kurduk; kompanzasyonu yeniden ayarlayarak faturada reaktif bedelin önüne geçtik.',
  seoKeywords: 'çatı ges panosu, ac toplama panosu, şebeke koruma rölesi, kompanzasyon, inegöl elektrik',
  order: 5,
};
