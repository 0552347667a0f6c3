import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import { hasEnglish } from '#platform/records/translations/translation-source';
import type { ProjectCreate } from './project.schema';
import * as english from './project-english.samples';
import * as specs from './project-specs.samples';

type ProjectTexts = 'title' | 'slug' | 'description' | 'content' | 'location';
type ProjectSeo = 'seoTitle' | 'seoDescription' | 'seoKeywords';

type SampleProject = Filled<ProjectCreate, ProjectTexts | ProjectSeo | 'image' | 'order'> & {
  categorySlug: string;
  english: english.SampleProjectEnglish & specs.SampleSpecs['english'];
  specs: specs.SampleSpecs;
  /** Further pictures of the gallery, without the main one. */
  images: string[];
};

const catiGes: SampleProject = {
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
  order: 6,
  english: { ...english.catiGes, ...specs.catiGes.english },
  specs: specs.catiGes,
};

const cepheAydinlatmasi: SampleProject = {
  categorySlug: 'aydinlatma-sistemleri',
  title: 'İş merkezi cephe ve çevre aydınlatması',
  slug: 'is-merkezi-cephe-ve-cevre-aydinlatmasi',
  description:
    'On iki katlı bir iş merkezinin cephesi, girişi ve çevresi, gökyüzüne ışık kaçırmayan LED armatürlerle yeniden aydınlatıldı.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>Binanın çevresindeki sekiz projektör cepheyi değil, karşı apartmanın pencerelerini aydınlatıyordu. Girişte gölgeler vardı, aylık tüketim de yüksekti. Yönetim hem şikâyetlerin bitmesini hem de binanın uzaktan tanınmasını istiyordu.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>Cephenin üç boyutlu ışık hesabı ve gece denemesi</li><li>Kat silmelerine gizlenmiş 186 metre çizgisel LED, 3000 K</li><li>Girişte dar açılı armatürler, yaya yolunda bel hizası aydınlatma</li><li>Astronomik röle ve üç senaryo: akşam, gece, özel gün</li><li>Aşırı gerilim korumalı ayrı besleme panosu</li></ul>',
    '<h2>Gece denemesi</h2>',
    '<p>Kararı çizim üzerinde bırakmadık. Sipariş vermeden önce iki katı örnek armatürlerle bir hafta aydınlattık; yönetim kurulu ve komşu binanın yöneticisi birlikte baktı. Denemeden sonra armatür açısını 15 derece değiştirdik ve gücü dörtte bir azalttık.</p>',
    '<blockquote>En iyi cephe aydınlatması, armatürün kendisini göremediğinizdir.</blockquote>',
    '<h2>Sonuç</h2>',
    '<p>Kurulu güç 7,2 kW’tan <strong>2,1 kW’a</strong> indi. Gece yarısından sonra yalnızca giriş ve yaya yolu açık kalıyor. Girişte ölçülen ortalama aydınlık düzeyi hesapla örtüşüyor; ölçüm noktaları raporda. Yılda bir kez armatürler silinip aynı noktalar yeniden ölçülüyor; böylece ışık kaybı gözle fark edilmeden önce görülüyor. Cephedeki bütün sürücülere kat içinden ulaşıldığı için bakımda iskele ya da vinç gerekmiyor.</p>',
  ].join(''),
  image: '/art/project-cephe.svg',
  images: ['/art/hero-aydinlatma.svg', '/art/category-aydinlatma.svg', '/art/category-pano.svg'],
  location: 'Osmangazi, Bursa',
  seoTitle: 'İş merkezi cephe ve çevre aydınlatması | Örnek Elektrik',
  seoDescription:
    'Osmangazi’de on iki katlı bir iş merkezinin cephe ve çevre aydınlatmasını yeniledik; gece denemesiyle doğrulanan çözüm kurulu gücü 7,2 kW’tan 2,1 kW’a indirdi.',
  seoKeywords: 'cephe aydınlatma, çevre aydınlatması, led aydınlatma, astronomik röle, bursa aydınlatma',
  order: 4,
  english: { ...english.cepheAydinlatmasi, ...specs.cepheAydinlatmasi.english },
  specs: specs.cepheAydinlatmasi,
};

const cozguHatti: SampleProject = {
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
  order: 2,
  english: { ...english.cozguHatti, ...specs.cozguHatti.english },
  specs: specs.cozguHatti,
};

const dcSarj: SampleProject = {
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
  order: 8,
  english: { ...english.dcSarj, ...specs.dcSarj.english },
  specs: specs.dcSarj,
};

const depoKamera: SampleProject = {
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
  order: 5,
  english: { ...english.depoKamera, ...specs.depoKamera.english },
  specs: specs.depoKamera,
};

const paletlemeHucresi: SampleProject = {
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
  order: 7,
  english: { ...english.paletlemeHucresi, ...specs.paletlemeHucresi.english },
  specs: specs.paletlemeHucresi,
};

const sarjOtoparki: SampleProject = {
  categorySlug: 'arac-sarj-istasyonlari',
  title: '16 araçlık şarj otoparkı',
  slug: '16-araclik-sarj-otoparki',
  description:
    'Bir iş merkezinin otoparkında 16 adet 11 kW şarj noktası, yük dengeleme sayesinde trafo ve sözleşme gücü değişmeden kuruldu.',
  content: [
    '<h2>İhtiyaç</h2>',
    '<p>İş merkezinde elektrikli araç sayısı bir yılda üçten on dörde çıkmıştı. On altı noktanın tamamı aynı anda tam güçte çalışsa 176 kW gerekiyordu; binanın yoğun saatlerinde boşta kalan gücü ise ancak 70 kW’tı. Güç artırımı hem zaman hem de yeni bir trafo demekti.</p>',
    '<h2>Ölçüm ne gösterdi?</h2>',
    '<p>Ana panoya iki hafta boyunca kayıt cihazı bağladık. Araçların çoğu sabah 08.30’da gelip akşam 18.00’de ayrılıyor, ortalama 18 kWh alıyordu. Yani sorun enerji değil, <strong>herkesin aynı anda başlamasıydı</strong>.</p>',
    '<h2>Yaptıklarımız</h2>',
    '<ul><li>16 adet 11 kW duvar tipi AC istasyon, her birinde ayrı kaçak akım koruması</li><li>Otopark dağıtım panosu ve alüminyum kablo kanalı hattı</li><li>Binanın toplam yükünü izleyen dinamik yük dengeleme</li><li>Kartla yetkilendirme ve kiracı bazında tüketim raporu</li><li>Yer çizgileri, yönlendirme levhaları ve araç çarpma koruması</li></ul>',
    '<blockquote>Bina yükü arttığında şarj gücü kendiliğinden düşüyor, bina boşaldığında yükseliyor. Kullanıcı bunu yalnızca uygulamadaki grafikte görüyor.</blockquote>',
    '<h2>Sonuç</h2>',
    '<p>İlk üç ayda hiçbir araç eksik şarjla ayrılmadı, bina ana şalteri de bir kez olsun açmadı. Kablo kanalı 28 noktaya göre boyutlandırıldığı için ikinci aşamada yeni bir kanal gerekmeyecek.</p>',
  ].join(''),
  image: '/art/project-otopark.svg',
  images: ['/art/category-sarj.svg', '/art/hero-sarj.svg', '/art/category-pano.svg'],
  location: 'Nilüfer, Bursa',
  seoTitle: '16 araçlık şarj otoparkı ve yük dengeleme | Örnek Elektrik',
  seoDescription:
    'Nilüfer’deki bir iş merkezine 16 araç şarj noktası kurduk. Dinamik yük dengeleme sayesinde trafo ve sözleşme gücü değişmeden bütün araçlar şarj oluyor.',
  seoKeywords: 'araç şarj istasyonu, yük dengeleme, otopark şarj altyapısı, ac şarj, nilüfer şarj istasyonu',
  order: 3,
  english: { ...english.sarjOtoparki, ...specs.sarjOtoparki.english },
  specs: specs.sarjOtoparki,
};

const trafoMerkezi: SampleProject = {
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
  order: 1,
  english: { ...english.trafoMerkezi, ...specs.trafoMerkezi.english },
  specs: specs.trafoMerkezi,
};

/** In the order of the site: the first three are the featured ones of the home page. */
export const projects: SampleProject[] = [
  trafoMerkezi,
  cozguHatti,
  sarjOtoparki,
  cepheAydinlatmasi,
  depoKamera,
  catiGes,
  paletlemeHucresi,
  dcSarj,
];

/** A sample whose words nobody has changed. Whether it is shown and where it stands does not matter. */
export const isSampleProject: Prisma.ProjectWhereInput = {
  OR: projects.map(({ slug, title, content, english }) => ({
    slug,
    title,
    content,
    ...hasEnglish(english),
  })),
};
