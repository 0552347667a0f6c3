import type { SampleArticle } from '#capabilities/samples/sample-types';

export const ledDonusum: SampleArticle = {
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
};
