import type { SampleArticle } from '#capabilities/samples/sample-types';

export const topraklamaOlcumu: SampleArticle = {
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
};
