import type { SampleArticle } from '#capabilities/samples/sample-types';

export const termalKamera: SampleArticle = {
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
};
