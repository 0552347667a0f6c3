import type { SampleProject } from '#capabilities/samples/sample-types';

export const sarjOtoparki: SampleProject = {
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
  order: 2,
};
