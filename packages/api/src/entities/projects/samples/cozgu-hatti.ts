import type { SampleProject } from '#capabilities/samples/sample-types';

export const cozguHatti: SampleProject = {
  categorySlug: 'endustriyel-otomasyon',
  title: 'Çözgü hattında PLC ve sürücü yenilemesi',
  slug: 'cozgu-hattinda-plc-ve-surucu-yenilemesi',
  description:
    'Yedek parçası bulunmayan bir çözgü makinesinin PLC, operatör ekranı ve sürücüleri, bayram tatilindeki altı güne sığdırılarak yenilendi.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>Yirmi yıllık çözgü makinesi mekanik olarak sağlamdı, fakat PLC’sinin üretimi bitmişti. Son arızada ikinci el bir kart aranmış, hat dokuz gün beklemişti. İplik gerginliği de vardiyadan vardiyaya değişiyor, fire artıyordu.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>Eski programın ve elektrik çizimlerinin sahadan çıkarılması</li><li>Yeni PLC, 12 inç operatör ekranı ve dört sürücü</li><li>Leventte çap hesabına bağlı kapalı çevrim gerginlik denetimi</li><li>Acil stop zincirinin güvenlik rölesiyle yeniden kurulması</li><li>Kopuş ve duruş nedenlerinin kaydı</li></ul>',
    '<h2>Nasıl ilerledik?</h2>',
    '<ol><li>Yeni kumanda panosu atölyede kuruldu; program, makinenin giriş ve çıkışlarını taklit eden bir test masasında denendi.</li><li>Ekranlar operatörlerle birlikte çizildi. En çok kullanılan beş ayar ilk sayfada.</li><li>Tatilin ilk iki günü söküm ve montaja, sonraki iki günü yüksüz denemeye, son ikisi iplikle ayara ayrıldı.</li></ol>',
    '<blockquote>Eski kartlar bir ay boyunca kutusunda bekledi. Geri dönmemiz gerekseydi dört saatte dönebilirdik; gerekmedi.</blockquote>',
    '<h2>Sonuç</h2>',
    '<p>Gerginlik sapması <strong>yarıdan aza</strong> indi. Bakım ekibi artık arızayı ekrandaki açıklamadan buluyor. Programın şifresiz yedeği ve güncel çizimler işletmede; isteyen başka bir mühendis de üzerinde çalışabilir. Bir sonraki bakımda aynı altyapıya hattın ikinci makinesi bağlanacak; pano yeri ve haberleşme hattı bunun için şimdiden hazır.</p>',
  ].join(''),
  image: '/art/project-dokuma.svg',
  images: ['/art/category-otomasyon.svg', '/art/hero-otomasyon.svg', '/art/category-pano.svg'],
  location: 'Osmangazi, Bursa',
  seoTitle: 'Çözgü hattında PLC ve sürücü yenilemesi | Örnek Elektrik',
  seoDescription:
    'Osmangazi’de bir tekstil fabrikasının çözgü hattında PLC, operatör ekranı ve sürücüleri altı günde yeniledik; iplik gerginliğindeki sapma yarıdan aza indi.',
  seoKeywords: 'plc yenileme, tekstil otomasyonu, operatör ekranı, sürücü ayarı, osmangazi otomasyon',
  order: 1,
};
