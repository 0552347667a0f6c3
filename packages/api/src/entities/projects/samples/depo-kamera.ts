import type { SampleProject } from '#capabilities/samples/sample-types';

export const depoKamera: SampleProject = {
  categorySlug: 'guvenlik-kameralari',
  title: 'Lojistik deposunda 64 kameralı izleme altyapısı',
  slug: 'lojistik-deposunda-64-kamerali-izleme-altyapisi',
  description:
    'On dört bin metrekarelik bir depoda raf araları, rampalar ve çevre hattı; fiber omurga üzerinde 64 IP kamera ile izleniyor.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>Deponun eski analog sistemi yükleme rampalarını görmüyor, kayıtlar on günde siliniyordu. Sigorta şirketi en az 30 gün kayıt istemişti. Depo 7 gün 24 saat çalıştığı için montaj sırasında hiçbir koridor bir vardiyadan uzun kapanamazdı.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>Raf yüksekliğine göre görüş açısı ve kör nokta planı</li><li>64 adet IP kamera; rampalarda plaka okuyabilen, koridorlarda geniş açılı modeller</li><li>Dört saha dolabı, aralarında yedekli fiber omurga</li><li>30 günlük kayıt için hesaplanmış 48 TB depolama</li><li>Kayıt odası ve dolaplarda kesintisiz güç kaynağı</li></ul>',
    '<h2>Kablolama</h2>',
    '<p>Bakır kabloda 90 metreyi aşan hiçbir hat bırakmadık; daha uzak noktalar fiberle en yakın dolaba bağlandı. Her kablo iki ucundan numaralandırıldı ve ölçüldü. Ölçüm sonuçları kamera listesiyle aynı dosyada.</p>',
    '<h2>Teslim</h2>',
    '<ol><li>Her kameranın gündüz ve gece görüntüsü planla karşılaştırıldı.</li><li>Bir disk ve bir fiber hat bilerek devreden çıkarıldı; kayıt kesilmedi.</li><li>Vardiya amirlerine kayıt arama ve dışa aktarma eğitimi verildi.</li></ol>',
    '<p>Kamera yerleri ve bilgilendirme levhaları, kişisel verilerin korunması yönünden işletmenin hukuk danışmanıyla <strong>birlikte</strong> belirlendi; soyunma ve dinlenme alanlarında kamera yok.</p>',
  ].join(''),
  image: '/art/project-depo.svg',
  images: ['/art/category-kamera.svg', '/art/hero-otomasyon.svg', '/art/category-pano.svg'],
  location: 'Kestel, Bursa',
  seoTitle: 'Lojistik deposunda 64 kameralı izleme altyapısı | Örnek Elektrik',
  seoDescription:
    'Kestel’de 14.000 m² lojistik deposuna 64 IP kamera, yedekli fiber omurga ve 30 günlük kayıt altyapısı kurduk; depo montaj boyunca çalışmasını sürdürdü.',
  seoKeywords: 'güvenlik kamerası kurulumu, ip kamera, depo güvenliği, fiber omurga, kestel kamera sistemi',
  order: 4,
};
