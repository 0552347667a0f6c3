import type { SampleProject } from '#capabilities/samples/sample-types';

export const paletlemeHucresi: SampleProject = {
  categorySlug: 'endustriyel-otomasyon',
  title: 'Gıda hattında koli paletleme hücresi',
  slug: 'gida-hattinda-koli-paletleme-hucresi',
  description:
    'Elle yapılan koli istifleme, mevcut konveyöre bağlanan robotlu bir hücreye taşındı; güvenlik ve hat haberleşmesi birlikte kuruldu.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>Konserve hattının sonunda üç kişi, vardiya boyunca dakikada 14 koliyi elle paletliyordu. Bel şikâyetleri artmış, yoğun sezonda hat bu noktada tıkanmaya başlamıştı. Robot kolu işletme seçmişti; bizden elektrik, güvenlik ve otomasyon tarafı istendi.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>Hücre kumanda panosu ve güvenlik PLC’si</li><li>Işık perdesi, kapı kilitleri ve iki kanallı acil stop</li><li>Konveyör sürücüleri ile koli sayma ve yönlendirme sensörleri</li><li>Üç koli boyu için reçete seçimi yapılan operatör ekranı</li><li>Hat durumunu uzaktan bildiren ışık kulesi ve kayıt</li></ul>',
    '<h2>Risk değerlendirmesi önce geldi</h2>',
    '<p>Kumandayı çizmeden önce işletmenin iş güvenliği uzmanıyla her müdahale anını tek tek konuştuk: palet değişimi, devrilen koli, vakum kaybı, temizlik. Güvenlik işlevleri bu listeden çıktı; her biri teslimde imzayla denendi.</p>',
    '<ol><li>Hücre atölyede boş koliyle 40 saat çalıştırıldı.</li><li>Sahada önce gece vardiyasında, sonra bütün vardiyalarda devreye alındı.</li><li>Operatörler reçete değişimini kendileri yaptı; biz yalnızca izledik.</li></ol>',
    '<h2>Sonuç</h2>',
    '<p>Hücre dakikada <strong>18 koliye</strong> kadar çıkıyor, koli boyu değişimi dört dakika sürüyor. Elle istifleme yapan ekip kalite kontrol ve besleme noktalarında çalışmayı sürdürüyor.</p>',
  ].join(''),
  image: '/art/hero-otomasyon.svg',
  images: ['/art/category-otomasyon.svg', '/art/category-pano.svg', '/art/project-depo.svg'],
  location: 'Karacabey, Bursa',
  seoTitle: 'Gıda hattında koli paletleme hücresi | Örnek Elektrik',
  seoDescription:
    'Karacabey’de bir gıda hattının robotlu paletleme hücresi için pano, güvenlik devresi ve otomasyonu kurduk; hücre dakikada 18 koliye kadar istif yapıyor.',
  seoKeywords: 'robotlu paletleme, güvenlik plc, hat otomasyonu, operatör ekranı, karacabey otomasyon',
  order: 6,
};
