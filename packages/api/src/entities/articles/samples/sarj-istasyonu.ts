import type { SampleArticle } from '#capabilities/samples/sample-types';

export const sarjIstasyonu: SampleArticle = {
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
};
