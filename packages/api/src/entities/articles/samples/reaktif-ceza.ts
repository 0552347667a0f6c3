import type { SampleArticle } from '#capabilities/samples/sample-types';

export const reaktifCeza: SampleArticle = {
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
    '<h2>Güneş santrali olanlara not</h2>',
    '<p>Çatı GES çalışırken şebekeden çektiğiniz aktif enerji azalır, motorlarınızın reaktif ihtiyacı ise değişmez. Bölünen aynı kalıp bölen küçüldüğü için oran yükselir. Tüketiminiz artmadığı hâlde ceza görmeye başladıysanız ilk bakılacak yer, rölenin akım ölçüm noktasıdır: Santralin bağlantı noktasına göre doğru yerde mi?</p>',
    '<h2>Ayda beş dakikalık kontrol</h2>',
    '<ol><li>Fatura geldiğinde iki oranı hesaplayıp bir tabloya yazın.</li><li>Röle ekranındaki cos φ değerini ve devredeki kademeleri fotoğraflayın.</li><li>Oran üst üste iki ay yükseliyorsa sınırı beklemeden ölçüm yaptırın.</li></ol>',
    '<p>Son üç faturanızı <a href="/#contact">iletişim formundan</a> bildirin, oranları birlikte okuyalım. Pano tarafında neler yaptığımızı <a href="/category/elektrik-panolari">elektrik panoları</a> sayfasında görebilirsiniz.</p>',
  ].join(''),
  featuredImage: '/art/article-kompanzasyon.svg',
  categorySlug: 'elektrik-panolari',
  publishedAt: '2026-11-12T06:00:00.000Z',
};
