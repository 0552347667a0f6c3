import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import { hasEnglish } from '#platform/records/translations/translation-source';
import type { ArticleCreate } from './article.schema';
import * as english from './article-english.samples';

type SampleArticle = Filled<ArticleCreate, 'title' | 'slug' | 'excerpt' | 'content'> &
  Pick<ArticleCreate, 'featuredImage'> & {
    categorySlug: string | null;
    /** ISO instant; null keeps the article a draft. */
    publishedAt: string | null;
    /** Null for the one that English visitors read in Turkish. */
    english: english.SampleArticleEnglish | null;
    /** Its Turkish when it was translated: the English of this one is out of date. */
    former?: { excerpt: string; content: string };
  };

const ledDonusum: SampleArticle = {
  title: 'Depoda LED dönüşüm kendini ne sürede öder?',
  slug: 'depoda-led-donusum-kendini-ne-surede-oder',
  excerpt:
    'Doksan altı armatürlü bir depoda hesabı adım adım yaptık. Kendi sayılarınızı yerine koyup geri ödeme süresini beş dakikada bulabilirsiniz.',
  content: [
    '<p>“LED’e geçince faturam ne kadar düşer?” sorusunun tek bir yanıtı yok; ama dört sayıyla yapılan açık bir hesabı var. Aşağıda 96 armatürlü bir depo üzerinden gidiyoruz. <strong>Fiyatlar yalnızca örnektir</strong>; kendi faturanızdaki ve teklifinizdeki değerleri yazın.</p>',
    '<h2>Gerekli dört sayı</h2>',
    '<ol><li>Armatür sayısı ve gücü (balast kaybı dâhil)</li><li>Yıllık yanma süresi</li><li>Faturanızdaki toplam birim fiyat</li><li>Yeni armatürün montajla birlikte bedeli</li></ol>',
    '<h2>Örnek depo</h2>',
    '<ul><li>96 adet 400 W metal halide armatür; balastla birlikte yaklaşık 430 W</li><li>Günde 12 saat, ayda 26 gün: yılda 3.744 saat</li><li>Yerine 150 W LED yüksek tavan armatürü</li></ul>',
    '<pre><code>eski güç = 96 × 0,430 kW = 41,28 kW\nyeni güç = 96 × 0,150 kW = 14,40 kW\nfark     = 26,88 kW\ntasarruf = 26,88 kW × 3.744 saat ≈ 100.600 kWh / yıl</code></pre>',
    '<p>Birim fiyatı 4 TL/kWh, armatür ve montaj toplamını 7.500 TL alalım:</p>',
    '<pre><code>yatırım      = 96 × 7.500 TL      = 720.000 TL\nyıllık fayda = 100.600 kWh × 4 TL = 402.400 TL\ngeri ödeme   = 720.000 ÷ 402.400  ≈ 1,8 yıl</code></pre>',
    '<h2>Hesabı iyileştiren üç etken</h2>',
    '<h3>Koridor sensörü</h3>',
    '<p>Bir depoda raf araları günün büyük bölümünde boştur. Koridor boşken ışığı yüzde 20’ye indiren bir sensör, hareket yoğunluğuna göre tüketimi kayda değer ölçüde daha azaltır. Armatürlerin kısılabilir sürücüyle alınması şarttır; sonradan eklemek pahalıdır. Önce tek bir koridorda bir ay deneyip tüketimi ölçmenizi öneririz.</p>',
    '<h3>Bakım gideri</h3>',
    '<p>Metal halide lambalar birkaç yılda bir değişir ve her değişim yükseltici platform, iki kişi ve kapatılmış bir koridor demektir. Bu gider çoğu hesapta unutulur.</p>',
    '<h3>Isınma süresi</h3>',
    '<p>Eski lambalar söndükten sonra yeniden yanmak için dakikalarca bekler. Bu yüzden kimse onları kapatmaz. LED anında yandığı için kapatma alışkanlığı kendiliğinden gelir.</p>',
    '<h2>Hesabı bozan üç hata</h2>',
    '<ol><li><strong>Watt’ı watt’la karşılaştırmak.</strong> Önemli olan zemindeki aydınlık düzeyidir. Dar koridorda geniş açılı armatür, ışığı rafların tepesine harcar; iyi görünen tasarruf, karanlık bir zeminle gelir.</li><li><strong>Işık hesabı yapmadan bire bir değiştirmek.</strong> Eski armatürlerin yeri, rafların bugünkü düzenine uymuyor olabilir.</li><li><strong>Kompanzasyonu unutmak.</strong> Endüktif balastlar gidince mevcut kademeler fazla gelebilir ve tesis kapasitif tarafa kayabilir. Değişimden sonraki ilk iki faturada <a href="/articles/reaktif-ceza-faturada-nereden-okunur">reaktif oranlara</a> bakın.</li></ol>',
    '<blockquote>Tasarruf, ışığı azaltmak değildir. Aynı işi aynı rahatlıkla daha az enerjiyle yapmaktır.</blockquote>',
    '<h2>Karar vermeden önce isteyin</h2>',
    '<ul><li>Aydınlatma hesap dosyası: ortalama düzey ve düzgünlük</li><li>Armatürün ışık akısı, renk sıcaklığı ve garanti süresi</li><li>Bir koridorda örnek montaj ve lüksmetreyle ölçüm</li><li>Acil aydınlatmanın yeni düzene göre durumu</li></ul>',
    '<p>Armatür sayınızı, tavan yüksekliğini ve çalışma saatlerinizi <a href="/#contact">yazarsanız</a> aynı hesabı deponuz için çıkarıp gönderelim.</p>',
  ].join(''),
  featuredImage: '/art/project-depo.svg',
  categorySlug: 'aydinlatma-sistemleri',
  publishedAt: '2026-09-02T06:00:00.000Z',
  english: english.ledDonusum,
};

const panoYenileme: SampleArticle = {
  title: 'Pano ne zaman yenilenir? Sahadan yedi işaret',
  slug: 'pano-ne-zaman-yenilenir',
  excerpt:
    'Isınan şalter, okunmayan etiket, dolu kablo kanalı… Pano bozulmadan önce aylarca haber verir. Hangi işaret hemen durmayı gerektirir, hangisi bakım planına alınabilir? Yenilemek yerine onarmanın yettiği durumları ve duruşu kısaltmanın yolunu da anlattık.',
  content: [
    '<p>Elektrik panosu yirmi, hatta otuz yıl çalışabilir. Bu süreyi belirleyen yaşı değil; yükün ne kadar değiştiği, bağlantıların ne kadar bakım gördüğü ve içine sonradan nelerin eklendiğidir. Aşağıdaki işaretleri, bize en çok sorulan “<em>yenilemek şart mı?</em>” sorusuna yanıt vermek için aciliyetine göre sıraladık.</p>',
    '<h2>Hemen ilgilenilmesi gerekenler</h2>',
    '<h3>1. Koku, ses ve renk değişimi</h3>',
    '<p>Yanık plastik ya da balık kokusunu andıran keskin bir koku, sararmış bir klemens, cızırtı: Bunların hiçbiri izlenmez, giderilir. Panonun önünü boşaltın ve yükü güvenle azaltarak yetkili bir elektrikçi çağırın.</p>',
    '<h3>2. Nedeni bilinmeden açan şalter</h3>',
    '<p>Şalter açtığında akım değeri kaydedilmemişse neden yalnızca tahmin edilir. Aynı şalter bir ayda ikinci kez açıyorsa ayarını yükseltmek yerine yükünü ölçtürün. Ayarı artırılmış bir şalter kabloyu artık korumuyor olabilir.</p>',
    '<h3>3. Kısa devre dayanımının aşılması</h3>',
    '<p>Trafosu büyütülen tesislerde en sessiz risk budur. Yeni trafo daha yüksek kısa devre akımı üretir; eski baralar ve şalterler bu akıma göre seçilmemiştir. Pano yıllarca sorunsuz çalışır, ta ki ilk kısa devreye kadar. <a href="/proje/1250-kva-trafo-merkezi-ve-ana-dagitim-panosu">Trafo merkezi projemizde</a> yenilemenin asıl nedeni buydu.</p>',
    '<h2>Bakım planına alınabilecekler</h2>',
    '<h3>4. Okunmayan ya da yanlış etiket</h3>',
    '<p>Hangi şalterin neyi beslediği bilinmiyorsa acil durumda her şey kapatılır. Bir günlük etiketleme çalışması ve güncel bir tek hat şeması, çoğu zaman yeni bir panodan önce gelir.</p>',
    '<h3>5. Yedek yerin kalmaması</h3>',
    '<p>Aynı klemense giren iki kablo, raya asılmış ek kutular, kapanmayan kanal kapakları… Bunlar panonun dolduğunu gösterir. Her ek, ısınmayı biraz daha artırır.</p>',
    '<h3>6. Yedek parçası bulunmayan şalter</h3>',
    '<p>Ana şalterin üretimi bittiyse bir arızada kaç gün beklersiniz? Yanıt üretim kaybınızdan uzunsa şalteri arızalanmadan değiştirmek daha ucuzdur.</p>',
    '<h3>7. Dokunmaya karşı korumanın eksik olması</h3>',
    '<p>Kapak açıldığında çıplak bara görünüyorsa bakım yapan kişi her seferinde risk alır. Bazı panolarda şeffaf perde ve bara örtüsüyle çözülür; bazılarında gövde buna elvermez.</p>',
    '<h2>Yenilemek mi, onarmak mı?</h2>',
    '<ul><li>Gövde sağlam, baralar yeterli, yalnızca şalterler eskiyse: <strong>şalter değişimi</strong> yeter.</li><li>Baralar ya da kısa devre dayanımı yetersizse: <strong>pano yenilenir</strong>.</li><li>Yük arttı ama pano iyi durumdaysa: yanına <strong>ek pano</strong> düşünülür.</li></ul>',
    '<blockquote>Kararı pano fotoğrafına bakarak değil, ölçülmüş yük ve hesaplanmış kısa devre akımıyla verin.</blockquote>',
    '<h2>Duruşu kısaltmanın yolu</h2>',
    '<ol><li>Mevcut kablolar sökülmeden önce numaralanır ve fotoğraflanır.</li><li>Yeni pano atölyede kurulur, test edilir; kablo giriş yerleri eskisine göre hazırlanır.</li><li>Kritik yükler için geçici besleme ya da jeneratör planlanır.</li><li>Geçiş hafta sonuna alınır, yükler önem sırasına göre taşınır.</li><li>Pazartesi ilk saatte termal kamerayla bağlantılar kontrol edilir.</li></ol>',
    '<p>Panonuzun kapağı <strong>kapalıyken</strong> çekilmiş bir fotoğraf, etiket bilgileri ve son faturanız ilk değerlendirme için yeterli. <a href="/#contact">Bize gönderin</a>, yenileme gerekip gerekmediğini açıkça söyleyelim.</p>',
  ].join(''),
  featuredImage: null,
  categorySlug: 'elektrik-panolari',
  publishedAt: '2026-09-18T06:00:00.000Z',
  english: null,
};

const kacakAkim: SampleArticle = {
  title: 'Kaçak akım rölesi neden atar, sırayla neye bakılır?',
  slug: 'kacak-akim-rolesi-neden-atar',
  excerpt:
    'Röle atıyorsa görevini yapıyordur. Nedeni bulmak için evde ve iş yerinde izleyebileceğiniz güvenli adımlar ve durup elektrikçi çağırmanız gereken nokta.',
  content: [
    '<p>Kaçak akım rölesi, giden ve dönen akımı sürekli karşılaştırır. Aradaki fark belirli bir değeri aştığında akımın bir kısmı başka bir yoldan, örneğin nemli bir duvardan ya da bir insandan toprağa gidiyor demektir. Röle bunu saniyenin küçük bir bölümünde fark eder ve devreyi keser. Yani <strong>atan röle bozuk röle değildir</strong>; önce uyardığı şeyi aramak gerekir.</p>',
    '<h2>30 mA ve 300 mA ne demek?</h2>',
    '<ul><li><strong>30 mA</strong> hayat koruma içindir. Priz ve ıslak hacim devrelerinde kullanılır.</li><li><strong>300 mA</strong> yangın koruma içindir. Genellikle ana girişte durur ve insanı tek başına korumaz.</li></ul>',
    '<p>İkisi birlikte kullanıldığında ana girişteki röle gecikmeli (seçici) tipte seçilir. Böylece mutfaktaki bir kaçak bütün binayı karanlıkta bırakmaz.</p>',
    '<h2>Sırayla kontrol</h2>',
    '<p>Aşağıdaki adımlar pano kapağı açılmadan, yalnızca şalter kolları ve fişlerle yapılır:</p>',
    '<ol><li>Röleyi kaldırın. Hemen atıyorsa ikinci adıma geçin. Saatler sonra atıyorsa ne zaman attığını not edin: yağmurdan sonra mı, çamaşır makinesi çalışırken mi?</li><li>Bütün otomatik sigortaları indirip röleyi yeniden kaldırın. Röle yine kalkmıyorsa burada durun ve bir elektrikçi çağırın; sorun panoda ya da rölede olabilir.</li><li>Sigortaları tek tek kaldırın. Röle hangi sigortada atıyorsa kaçak o devrededir.</li><li>O devredeki bütün fişleri çekin, sigortayı tekrar kaldırın. Atmıyorsa cihazları tek tek takın; röleyi attıran cihaz bulunmuştur.</li><li>Fişler çekiliyken de atıyorsa kaçak sabit tesisattadır: buat, priz, aydınlatma ya da kablonun kendisi.</li></ol>',
    '<blockquote>Röleyi kaldırmak için bantlamak, köprülemek ya da iptal etmek çözüm değildir. O andan sonra kaçağı gösterecek tek şey, ona dokunan kişi olur.</blockquote>',
    '<h2>En sık gördüğümüz nedenler</h2>',
    '<h3>Su ve nem</h3>',
    '<p>Bahçe aydınlatması, dış priz, balkon buatı ve termosifon rezistansı listenin başındadır. Yağmurdan sonra başlayan kaçak, kuruyunca kendiliğinden geçer; bu geçtiği anlamına gelmez, saklandığı anlamına gelir.</p>',
    '<h3>Isıtıcılı cihazlar</h3>',
    '<p>Bulaşık ve çamaşır makinesi, fırın, ütü ve su ısıtıcısının rezistansı yaşlandıkça gövdeye akım sızdırır. Çoğu kez cihaz yalnızca ısıtma anında röleyi attırır.</p>',
    '<h3>Küçük kaçakların toplamı</h3>',
    '<p>Bilgisayar, LED sürücü ve frekans çeviricilerin filtreleri, arızalı olmasa da toprağa birkaç miliamper sızdırır. Yirmi bilgisayarın bağlı olduğu bir 30 mA’lik röle, hiçbir cihaz bozuk olmadığı hâlde sınıra yaklaşır. İş yerlerinde çözüm, devreleri bölmek ve röle sayısını artırmaktır.</p>',
    '<h3>Nötr ile toprağın karışması</h3>',
    '<p>Tadilattan sonra başlayan ve yük arttıkça sıklaşan atmalarda ilk bakılan yer burasıdır. Rölenin çıkışından sonra nötr ile koruma iletkeni bir noktada birbirine değiyorsa dönen akımın bir kısmı topraktan gider ve röle farkı görür. Bunu bulmak ölçüm ister.</p>',
    '<h2>Test düğmesini unutmayın</h2>',
    '<p>Röle üzerindeki <strong>TEST</strong> düğmesi mekanizmanın çalıştığını gösterir; üreticinin önerdiği sıklıkta, genellikle birkaç ayda bir basılması yeterlidir. Düğmeye basınca atmayan röle değiştirilmelidir. Düğme, topraklamanızın iyi olduğunu ya da rölenin yeterince hızlı açtığını göstermez; açma süresi ve akımı cihazla ölçülür.</p>',
    '<p>Kaçağı bulamadıysanız hangi adımda kaldığınızı <a href="/#contact">bize yazın</a>; o bilgi, keşif süresini yarıya indirir.</p>',
  ].join(''),
  featuredImage: '/art/article-kacak-akim.svg',
  categorySlug: null,
  publishedAt: '2026-09-30T06:00:00.000Z',
  english: english.kacakAkim,
};

const sarjIstasyonu: SampleArticle = {
  title: 'İş yerine şarj istasyonu kurmadan önce yanıtlanacak yedi soru',
  slug: 'is-yerine-sarj-istasyonu-kurmadan-once-yedi-soru',
  excerpt:
    'İstasyonun markasından önce konuşulacak konular var: gücünüz, kablo yolunuz, kaçak akım koruması ve ücretlendirme. Keşiften önce şu yedi soruya bakın.',
  content: [
    '<p>Şarj istasyonu kataloğa bakılarak seçilen bir cihaz gibi görünür. Oysa maliyetin ve sürenin büyük bölümünü istasyonun <strong>arkasındaki tesisat</strong> belirler. Keşfe gelmeden önce telefonda sorduğumuz yedi soruyu, nedenleriyle birlikte yazdık.</p>',
    '<h2>1. Araçlar ne kadar süre park ediyor?</h2>',
    '<p>Sekiz saat duran bir çalışan aracı için 11 kW, çoğu zaman fazlasıyla yeterlidir: Dört saatte 40 kWh’in üzerinde enerji verir. Yarım saat duran bir müşteri için ise 22 kW bile azdır; orada DC istasyon konuşulur. Gücü prestij değil, park süresi belirlesin.</p>',
    '<h2>2. Boşta kalan gücünüz ne kadar?</h2>',
    '<p>Sözleşme gücünüze değil, en yoğun saatte geriye kalana bakın. Ana panoya bir-iki hafta bağlanan kayıt cihazı bunu kesin olarak gösterir. Sonuç yetmezse iki yol vardır:</p>',
    '<ul><li><strong>Yük dengeleme:</strong> istasyonlar binanın anlık yükünü izler ve kalan gücü paylaşır.</li><li><strong>Güç artırımı:</strong> dağıtım şirketine başvuru, proje ve çoğu zaman yeni pano. Süresi haftalarla ölçülür.</li></ul>',
    '<h2>3. Pano ile park yeri arası kaç metre?</h2>',
    '<p>Uzun hat, gerilim düşümü demektir. 32 A’lık üç fazlı bir hat 80 metreyi geçtiğinde kesit genellikle bir basamak büyür. Kazı gerekiyorsa en az bir yedek boru bırakın; borunun bedeli küçük, ikinci kazınınki büyüktür.</p>',
    '<h2>4. Kaçak akım koruması hangi tipte?</h2>',
    '<p>Elektrikli araçlar toprağa doğru akım sızdırabilir. Sıradan bir kaçak akım rölesi bu durumda körleşip gerçek bir kaçağı görmeyebilir. Bu yüzden her noktada ya <strong>B tipi</strong> koruma ya da 6 mA doğru akım algılaması olan bir istasyonla birlikte <strong>A tipi</strong> koruma kullanılır. İki aracın aynı röleyi paylaşması da doğru değildir: Biri attığında öteki de şarjsız kalır.</p>',
    '<h2>5. Topraklamanız ölçüldü mü?</h2>',
    '<p>Açık otoparkta araca dokunan kişi toprağa basıyordur. Koruma iletkeninin sürekliliği ve topraklama direnci, istasyon bağlanmadan önce ölçülmelidir. Elinizde güncel bir rapor varsa keşifte isteriz; yoksa ölçümü işin ilk adımı yaparız.</p>',
    '<h2>6. Enerjinin bedelini kim ödeyecek?</h2>',
    '<p>Üç durum birbirinden farklıdır:</p>',
    '<ol><li>Yalnızca kendi araçlarınız için: kartla yetkilendirme ve iç rapor yeterlidir.</li><li>Kiracılar ya da çalışanlar arasında paylaşım: istasyon başına ölçüm gerekir.</li><li>Dışarıdan müşteriye ücretli hizmet: bu iş lisansa tabidir; istasyonlarınızın lisanslı bir şarj ağı işletmecisine bağlanması gerekir.</li></ol>',
    '<p>Üçüncü durum için cihazın işletmecilerle haberleşebilmesi, yani OCPP gibi açık bir protokolü desteklemesi önemlidir. Apartman ve sitelerde ise kurulumdan önce yönetimle görüşülmesi ve ortak alan kararının yazılı olması sonraki anlaşmazlıkları önler.</p>',
    '<h2>7. Üç yıl sonra kaç araç olacak?</h2>',
    '<blockquote>İstasyonu bugünkü araç sayısına, kablo yolunu üç yıl sonrakine göre yapın.</blockquote>',
    '<p>Kablo kanalı, pano boyutu ve boş yer ucuzdur; sonradan yapılanı pahalıdır. Dört istasyonla başlayan bir otoparkta panoyu on iki çıkışa göre hazırlamak, ikinci aşamayı bir günlük işe indirir. Bunu <a href="/proje/16-araclik-sarj-otoparki">16 araçlık otopark projemizde</a> de uyguladık.</p>',
    '<h2>Keşfe hazırlık</h2>',
    '<p>Son faturanız, ana panonun bir fotoğrafı ve park yerinin basit bir krokisi, ilk görüşmede doğru bir aralık vermemize yeter. <a href="/#contact">Bize yazın</a>, keşif gününü birlikte belirleyelim.</p>',
  ].join(''),
  featuredImage: '/art/hero-sarj.svg',
  categorySlug: 'arac-sarj-istasyonlari',
  publishedAt: '2026-10-14T06:00:00.000Z',
  english: english.sarjIstasyonu,
};

const termalKamera: SampleArticle = {
  title: 'Termal kamerayla pano kontrolü: hangi sıcaklık farkı ne anlatır?',
  slug: 'termal-kamerayla-pano-kontrolu',
  excerpt:
    'Renkli görüntü tek başına arıza göstermez; farkı okumak gerekir. Ölçüm koşullarını, sınır değerleri ve bir raporda mutlaka bulunması gerekenleri sıraladık.',
  content: [
    '<p>Gevşek bir bağlantı, akım geçtikçe ısınır. Isındıkça genleşir, soğudukça biraz daha gevşer. Bu döngü aylarca sessizce sürer; sonunda ya şalter açar ya da klemens kömürleşir. Termal kamera bu süreci <strong>üretimi durdurmadan</strong> ve panoya dokunmadan görmenizi sağlar. Ancak görüntüyü doğru koşulda almak ve farkı doğru okumak gerekir.</p>',
    '<h2>Ölçümden önce: yük</h2>',
    '<p>Isınma akımın karesiyle artar. Yüzde 20 yükte bakılan bir panoda neredeyse her şey soğuk görünür, sonuç da yanıltıcı olur. Ölçümü tesisin yoğun saatine, en azından normal yükün yarısına yakın bir zamana denk getirin. Kapı açıldıktan sonra iç hava hızla soğuduğu için ilk görüntü hemen alınmalıdır.</p>',
    '<p>İkinci koşul yüzeydir. Parlak bakır bara ve krom cıvata, kendi sıcaklığından çok karşısındakini yansıtır; kamera orada sizin yüz sıcaklığınızı ölçebilir. Deneyimli ölçümcü boyalı, izoleli ya da mat bantlı bir noktayı seçer.</p>',
    '<h2>Mutlak sıcaklık mı, fark mı?</h2>',
    '<p>İkisi de gerekir, ama ilk bakılan farktır. Aynı yükteki üç fazın bağlantıları yan yana durur; biri ötekilerden sıcaksa neden yüktedir ya da bağlantıdadır. Akımlar eşitse geriye bağlantı kalır.</p>',
    '<p>Bakım kılavuzlarında yaygın olarak kullanılan basamaklar, benzer yükteki benzer parçalar arasındaki fark için yaklaşık olarak şöyledir:</p>',
    '<ul><li><strong>1–3 °C</strong>: izlenir, bir sonraki ölçümde karşılaştırılır.</li><li><strong>4–15 °C</strong>: bağlantıda kusur olasılığı yüksektir, planlı bakıma alınır.</li><li><strong>15 °C’nin üzeri</strong>: ciddi kusur sayılır, ilk uygun duruşta giderilir.</li></ul>',
    '<p>Mutlak sınırı ise malzeme belirler. PVC yalıtımlı kabloda iletkenin sürekli çalışma sıcaklığı 70 °C, XLPE yalıtımlı kabloda 90 °C’dir. Yüzeyde 65 °C okuduğunuz bir PVC kablonun içi sınıra dayanmış olabilir.</p>',
    '<blockquote>Üç faz da aynı derecede sıcaksa sorun gevşek cıvata değil, büyük olasılıkla yük, kesit ya da havalandırmadır.</blockquote>',
    '<h2>Sık karşılaştığımız beş görüntü</h2>',
    '<ol><li><strong>Tek klemens sıcak, kablo uzaklaştıkça soğuyor:</strong> gevşek bağlantı. Sıkmadan önce uç kontrol edilir; yanmış uç kesilip yenilenir.</li><li><strong>Kablonun tamamı sıcak:</strong> kesit yetersiz ya da kanal fazla dolu.</li><li><strong>Şalterin gövdesi sıcak, uçları soğuk:</strong> iç kontak yıpranmış olabilir.</li><li><strong>Nötr, fazlardan sıcak:</strong> harmonikli yükler ya da dengesizlik.</li><li><strong>Kondansatörlerden biri soğuk:</strong> o kademe çalışmıyor.</li></ol>',
    '<h2>İyi bir raporda ne olmalı?</h2>',
    '<ul><li>Her bulgu için termal ve normal fotoğraf yan yana</li><li>Ölçüm anındaki akım, ortam sıcaklığı ve yayma katsayısı</li><li>Noktanın panodaki etiketi: “üçüncü şalter” değil, “P2-Q7, L2 çıkışı”</li><li>Öncelik ve önerilen iş</li><li>Giderildikten sonra aynı noktanın ikinci görüntüsü</li></ul>',
    '<h2>Ne sıklıkla?</h2>',
    '<p>Normal koşullardaki bir tesis için yılda bir ölçüm iyi bir başlangıçtır. Tozlu, titreşimli ya da üç vardiya çalışan yerlerde altı ayda bir daha doğru olur. Yeni devreye alınan bir panoyu ise ilk ay içinde, yük altında mutlaka bir kez görüntüleyin: Montaj kusurları kendini en çok o dönemde gösterir.</p>',
    '<p>Kapağı enerji altında açmak yetkili ve korunmuş personelin işidir; bunu kendiniz denemeyin. Ölçüm için <a href="/#contact">bize yazdığınızda</a> pano sayısını ve yoğun saatlerinizi belirtmeniz yeterli.</p>',
  ].join(''),
  featuredImage: '/art/article-termal.svg',
  categorySlug: 'elektrik-panolari',
  publishedAt: '2026-10-29T06:00:00.000Z',
  english: english.termalKamera,
};

/** Was added to the article on reactive energy after it had been translated. */
const gunesNotu = [
  '<h2>Güneş santrali olanlara not</h2>',
  '<p>Çatı GES çalışırken şebekeden çektiğiniz aktif enerji azalır, motorlarınızın reaktif ihtiyacı ise değişmez. Bölünen aynı kalıp bölen küçüldüğü için oran yükselir. Tüketiminiz artmadığı hâlde ceza görmeye başladıysanız ilk bakılacak yer, rölenin akım ölçüm noktasıdır: Santralin bağlantı noktasına göre doğru yerde mi?</p>',
].join('');

const reaktifCeza: SampleArticle = {
  title: 'Reaktif ceza faturada nereden okunur?',
  slug: 'reaktif-ceza-faturada-nereden-okunur',
  excerpt:
    'Faturanızdaki üç sayı, tesisinizin reaktif sınırı aşıp aşmadığını söyler. Oranı nasıl hesaplayacağınızı, sınır aşıldığında neye bakacağınızı ve güneş santralinin bu hesabı neden değiştirdiğini anlattık.',
  content: [
    '<p>Motorlar, trafolar ve kaynak makineleri çalışmak için manyetik alana ihtiyaç duyar. Bu alanı kurmak için şebekeden çekilen enerji işe dönüşmez; bir an sonra şebekeye geri verilir. Adı <strong>reaktif enerjidir</strong> ve kabloları, trafoları boşuna meşgul eder. Dağıtım şirketleri bu yüzden bir sınır koyar; sınır aşıldığında bedeli faturaya ayrı bir satır olarak yazılır.</p>',
    '<h2>Faturada üç sayı arayın</h2>',
    '<p>Oranı bulmak için ölçü cihazı gerekmez. Faturanın tüketim bölümünde şu üç değer yer alır:</p>',
    '<ul><li><strong>Aktif enerji</strong> (kWh): işe dönüşen tüketiminiz.</li><li><strong>Endüktif reaktif enerji</strong> (kVArh): motor ve trafo kaynaklı pay.</li><li><strong>Kapasitif reaktif enerji</strong> (kVArh): fazla kondansatör, uzun kablo ya da elektronik yük kaynaklı pay.</li></ul>',
    '<p>Endüktif ve kapasitif değerleri ayrı ayrı aktif enerjiye bölün. Bir örnek:</p>',
    '<pre><code>endüktif oran  = 4.230 ÷ 18.400 = %23,0\nkapasitif oran = 1.150 ÷ 18.400 = %6,3</code></pre>',
    '<h2>Sınır ne kadar?</h2>',
    '<p>Sınırlar kurulu güce ve abone grubuna göre değişir, zaman zaman da güncellenir. Orta ve büyük tesislerde sık karşılaşılan değerler endüktif için yüzde 20, kapasitif için yüzde 15’tir; daha küçük güçlerde sınırlar daha geniştir. Kendi sınırınızı faturanızdan ya da dağıtım şirketinizin güncel tarifesinden doğrulayın.</p>',
    '<p>Yukarıdaki tesis yüzde 20 sınırına tabiyse üç puanla aşmış durumda. Burada gözden kaçan bir ayrıntı var: Sınır aşıldığında genellikle yalnızca aşan kısım değil, o dönemin reaktif tüketiminin <em>tamamı</em> bedellendirilir. Küçük bir aşımın beklenenden pahalıya gelmesi bundandır.</p>',
    '<blockquote>Yüzde 20 oran yaklaşık 0,98’lik, yüzde 33 oran yaklaşık 0,95’lik bir güç katsayısına (cos φ) karşılık gelir.</blockquote>',
    '<h2>Sınır neden aşılır?</h2>',
    '<h3>Endüktif taraf yükseldiyse</h3>',
    '<ol><li>Kompanzasyon panosunun şalteri açık mı, röle alarm veriyor mu? En sık gördüğümüz neden, bir bakımdan sonra kapatılmayı unutulmuş şalterdir.</li><li>Kademe kontaktörleri çekiyor mu? Kontağı yanmış bir kademe rölede devrede görünür, ama çalışmaz.</li><li>Kondansatörlerin akımını ölçtürün. Değerini yitiren kondansatör etiketindeki akımı çekmez.</li><li>Yeni eklenen motor, pres ya da klima için kademe gücü hâlâ yeterli mi?</li></ol>',
    '<h3>Kapasitif taraf yükseldiyse</h3>',
    '<ul><li>Kontağı yapışmış bir kademe, yük yokken de devrede kalıyor olabilir.</li><li>Gece ve hafta sonu yükü azken LED aydınlatma, kesintisiz güç kaynağı ve uzun kablolar kapasitif yöne çeker. Çözüm bazen kondansatör değil, <strong>şönt reaktördür</strong>.</li><li>Tek fazlı yükler dengesizse üç fazlı kademelerle ayar tutmaz; faz başına çalışan bir röle gerekir.</li></ul>',
    gunesNotu,
    '<h2>Ayda beş dakikalık kontrol</h2>',
    '<ol><li>Fatura geldiğinde iki oranı hesaplayıp bir tabloya yazın.</li><li>Röle ekranındaki cos φ değerini ve devredeki kademeleri fotoğraflayın.</li><li>Oran üst üste iki ay yükseliyorsa sınırı beklemeden ölçüm yaptırın.</li></ol>',
    '<p>Son üç faturanızı <a href="/#contact">iletişim formundan</a> bildirin, oranları birlikte okuyalım. Pano tarafında neler yaptığımızı <a href="/category/elektrik-panolari">elektrik panoları</a> sayfasında görebilirsiniz.</p>',
  ].join(''),
  featuredImage: '/art/article-kompanzasyon.svg',
  categorySlug: 'elektrik-panolari',
  publishedAt: '2026-11-12T06:00:00.000Z',
  english: english.reaktifCeza,
};

const topraklamaOlcumu: SampleArticle = {
  title: 'Topraklama ölçüm raporu nasıl okunur?',
  slug: 'topraklama-olcum-raporu-nasil-okunur',
  excerpt:
    'Raporun son sayfasındaki “uygundur” sözü yeterli değil. Hangi değere bakacağınızı, sayının neyle karşılaştırıldığını ve hangi soruları sormanız gerektiğini anlattık.',
  content: [
    '<p>Topraklama ölçümü çoğu işletmede yılda bir yapılır, dosyaya kaldırılır ve denetimde aranır. Oysa rapor, bir kaçak anında korumanın çalışıp çalışmayacağını söyleyen tek belgedir. Onu okumak için elektrik mühendisi olmanız gerekmez; birkaç sayının ne anlattığını bilmeniz yeter.</p>',
    '<h2>Rapor hangi soruya yanıt verir?</h2>',
    '<p>Asıl soru “direnç kaç ohm?” değildir. Soru şudur: <strong>Bir cihazın gövdesi enerjilenirse koruma, gövdedeki gerilim tehlikeli olmadan ve yeterince hızlı açar mı?</strong> Bunun yanıtı yalnızca topraklayıcıya değil, kullanılan koruma cihazına ve şebeke tipine de bağlıdır. Bu yüzden “5 ohmun altındaysa iyidir” gibi tek sayılı kurallar eksiktir.</p>',
    '<h2>Üç ayrı ölçüm</h2>',
    '<ul><li><strong>Topraklama direnci (yayılma direnci):</strong> topraklayıcının toprağa ne kadar iyi bağlandığını gösterir.</li><li><strong>Çevrim empedansı:</strong> arıza akımının dolaşacağı yolun tamamını ölçer; sigortanın açıp açmayacağını belirler.</li><li><strong>Süreklilik:</strong> koruma iletkeninin priz ve makine gövdesine kesintisiz ulaştığını gösterir.</li></ul>',
    '<p>İyi bir raporda üçü de vardır. Yalnızca ilki varsa rapor, prizinizdeki topraklamanın bağlı olduğunu bile kanıtlamaz.</p>',
    '<h2>Sayı neyle karşılaştırılır?</h2>',
    '<p>Kaçak akım rölesiyle korunan bir TT sistemde hesap kısadır: Gövdede oluşabilecek gerilimin 50 V’u aşmaması istenir.</p>',
    '<pre><code>RA ≤ 50 V ÷ IΔn\n\n300 mA röle için: 50 ÷ 0,3  ≈ 167 Ω\n30 mA röle için:  50 ÷ 0,03 ≈ 1.667 Ω</code></pre>',
    '<p>Bu değerler kuramsal üst sınırlardır. Toprak yazın kurur, bağlantılar zamanla paslanır; uygulamada çok daha düşük değerler hedeflenir. Sigortayla korunan TN sistemlerde ise bakılan sayı çevrim empedansıdır ve her devrenin sigortasına göre ayrı değerlendirilir.</p>',
    '<blockquote>Aynı direnç, bir panoda yeterli, ötekinde yetersiz olabilir. Raporda koruma cihazı yazmıyorsa karşılaştırma da yapılmamıştır.</blockquote>',
    '<h2>Ölçüm yöntemi neden önemli?</h2>',
    '<p>Çubuklu yöntemde topraklayıcı tesisten ayrılır ve iki yardımcı çubuk yeterince uzağa çakılır; çubuklar birbirine yakınsa sonuç olduğundan iyi görünür. Pens ile yapılan ölçüm daha hızlıdır, ancak akımın dolaşabileceği kapalı bir çevrim ister. Asfalt ve beton ortasındaki bir tesiste çubuk çakılacak yer yoktur; böyle yerlerde çevrim empedansı ölçümüyle birlikte değerlendirme yapılır. Raporda yöntemin adı ve ölçüm noktalarını gösteren bir kroki bulunmalıdır; ertesi yılın ölçümü ancak o zaman karşılaştırılabilir.</p>',
    '<h2>Rapor geldiğinde kontrol edin</h2>',
    '<ol><li>Ölçülen her noktanın yeri, panonuzdaki etiketle yazılmış mı?</li><li>Her noktanın yanında koruma cihazının tipi ve değeri var mı?</li><li>Kaçak akım rölelerinin açma akımı ve süresi ölçülmüş mü?</li><li>Cihazın markası, seri numarası ve kalibrasyon tarihi yazıyor mu?</li><li>Hava ve toprak koşulu belirtilmiş mi? Yağmurdan sonraki ölçüm iyimser çıkar.</li><li>Uygunsuz noktalar için öncelik ve öneri var mı?</li></ol>',
    '<h2>Değer kötüyse ne yapılır?</h2>',
    '<p>İlk iş yeni çubuk çakmak değildir. Önce bağlantılar gözden geçirilir; gevşek bir klemens ya da boyanmış bir gövde çoğu zaman asıl nedendir. Ardından eşpotansiyel bağlantılar tamamlanır: su, gaz ve ısıtma boruları, çelik taşıyıcılar ve kablo tavaları aynı baraya getirilir. Hâlâ yetmiyorsa topraklayıcı sayısı artırılır ya da bina temel topraklaması sisteme bağlanır.</p>',
    '<p>Elinizdeki raporu <a href="/#contact">bizimle paylaşın</a>; hangi noktaların gerçekten öncelikli olduğunu birlikte işaretleyelim.</p>',
  ].join(''),
  featuredImage: '/art/category-pano.svg',
  categorySlug: null,
  publishedAt: null,
  english: english.topraklamaOlcumu,
};

reaktifCeza.former = {
  excerpt:
    'Faturanızdaki üç sayı, tesisinizin reaktif sınırı aşıp aşmadığını söyler. Oranı nasıl hesaplayacağınızı ve sınır aşıldığında neye bakacağınızı anlattık.',
  content: reaktifCeza.content.replace(gunesNotu, ''),
};

/** Oldest first, so that ids grow with time as they would in real use; the draft comes last. */
export const articles: SampleArticle[] = [
  ledDonusum,
  panoYenileme,
  kacakAkim,
  sarjIstasyonu,
  termalKamera,
  reaktifCeza,
  topraklamaOlcumu,
];

/** A sample whose words nobody has changed. Whether it is shown and where it stands does not matter. */
export const isSampleArticle: Prisma.ArticleWhereInput = {
  OR: articles.map(({ slug, title, content, english }) => ({
    slug,
    title,
    content,
    ...hasEnglish(english),
  })),
};
