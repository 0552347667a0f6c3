import type { SampleProject } from '#capabilities/samples/sample-types';

export const trafoMerkezi: SampleProject = {
  categorySlug: 'elektrik-panolari',
  title: '1250 kVA trafo merkezi ve ana dağıtım panosu',
  slug: '1250-kva-trafo-merkezi-ve-ana-dagitim-panosu',
  description:
    'Kapasitesini artıran bir otomotiv yan sanayi tesisinde 630 kVA trafo 1250 kVA ile değiştirildi; ana dağıtım ve kompanzasyon panoları yenilendi.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>Tesise eklenecek iki yeni pres hattıyla birlikte mevcut 630 kVA trafo yetmiyordu. Daha büyük trafo, baralardaki kısa devre akımını yaklaşık 30 kA’e çıkarıyordu; eski ana pano ise 25 kA’e göre yapılmıştı. Yani yalnızca trafoyu değiştirmek güvenli değildi.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>Yük analizi, kısa devre ve seçicilik hesabı, dağıtım şirketi onayı</li><li>1250 kVA hermetik trafo ile orta gerilim giriş ve koruma hücreleri</li><li>2000 A ana dağıtım panosu, çıkışlarda enerji analizörü</li><li>12 kademeli, harmonik filtreli 400 kVAr kompanzasyon</li><li>Trafo ile pano arasında busbar hattı ve yangın bariyerleri</li><li>Topraklama ağının ölçümü ve eşpotansiyel bağlantıların yenilenmesi</li></ul>',
    '<h2>Geçiş planı</h2>',
    '<p>Tesisin durabildiği tek zaman hafta sonuydu. İşi üç adıma böldük:</p>',
    '<ol><li>İlk hafta sonu yeni hücreler ve trafo yerine kondu, boşta enerjilendirildi.</li><li>Hafta içinde yeni pano eskisinin yanında test edildi, kablolar etiketlendi.</li><li>İkinci hafta sonu yükler tek tek yeni panoya taşındı; soğutma hattını bu sırada jeneratör besledi.</li></ol>',
    '<blockquote>Pazartesi 07.00 vardiyası saatinde başladı. Eski pano pazartesi öğleden sonra söküldü.</blockquote>',
    '<h2>Sonuç</h2>',
    '<p>Tesis bugün trafonun <strong>yüzde 60’ı</strong> kadar bir yükle çalışıyor; büyümeye yer var. Güncel tek hat şeması, pano test raporu ve topraklama ölçüm raporu teslim dosyasında.</p>',
  ].join(''),
  image: '/art/project-trafo.svg',
  images: ['/art/hero-pano.svg', '/art/category-pano.svg', '/art/article-kompanzasyon.svg', '/art/article-termal.svg'],
  location: 'Nilüfer, Bursa',
  seoTitle: '1250 kVA trafo merkezi ve ana dağıtım panosu | Örnek Elektrik',
  seoDescription:
    'Nilüfer’de bir üretim tesisinin 630 kVA trafosunu iki hafta sonunda 1250 kVA ile değiştirdik; ana dağıtım ve kompanzasyon panolarını baştan yeniledik.',
  seoKeywords: 'trafo merkezi, ana dağıtım panosu, kompanzasyon panosu, busbar, nilüfer elektrik',
  order: 0,
};
