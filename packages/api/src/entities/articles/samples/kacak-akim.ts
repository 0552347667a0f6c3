import type { SampleArticle } from '#capabilities/samples/sample-types';

export const kacakAkim: SampleArticle = {
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
};
