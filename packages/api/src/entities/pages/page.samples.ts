import { privacyNoticeSlug } from '#addresses';
import { firmMarks } from './firm-marks';
import type { PageCreate } from './page.schema';

type SamplePage = Pick<PageCreate, 'title' | 'slug' | 'content' | 'showInFooter'>;

const aydinlatmaMetni: SamplePage = {
  title: 'Aydınlatma Metni',
  slug: privacyNoticeSlug,
  showInFooter: true,
  content: [
    '<p>Bu metin, sitemizdeki iletişim formunu doldurduğunuzda bize verdiğiniz kişisel verileri ne için kullandığımızı, ne kadar sakladığımızı ve haklarınızı anlatır. 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca hazırlanmıştır.</p>',
    '<h2>Veri sorumlusu</h2>',
    `<p>${firmMarks.firm}</p>`,
    '<h2>Hangi verileri alıyoruz?</h2>',
    '<ul><li><strong>Kimlik:</strong> adınız ve soyadınız.</li><li><strong>İletişim:</strong> e-posta adresiniz ve yazdıysanız telefon numaranız.</li><li><strong>Talep:</strong> seçtiğiniz konu ve mesajınızda yazdıklarınız.</li><li><strong>İşlem güvenliği:</strong> formun gönderilme zamanı ve bağlantınızın IP adresi.</li></ul>',
    '<p>Formda kimlik numarası, sağlık bilgisi ya da banka bilgisi istemiyoruz. Lütfen mesajınıza bu tür bilgileri yazmayın.</p>',
    '<h2>Ne için kullanıyoruz?</h2>',
    '<ul><li>Sorunuza yanıt vermek, keşif günü belirlemek ve teklif hazırlamak</li><li>Teklif kabul edilirse sözleşmeyi kurmak ve işi yürütmek</li><li>Formun kötüye kullanılmasını önlemek</li><li>Yasal yükümlülüklerimizi yerine getirmek</li></ul>',
    '<p>Verilerinizi reklam amacıyla kullanmıyor, size istemediğiniz tanıtım iletileri göndermiyoruz.</p>',
    '<h2>Hukuki sebep ve toplama yöntemi</h2>',
    '<p>Verileriniz, siz formu gönderdiğinizde elektronik ortamda, otomatik yolla toplanır. KVKK’nın 5. maddesinin 2. fıkrasında sayılan şu sebeplere dayanırız:</p>',
    '<ul><li>talebinizi yanıtlamak, teklif hazırlamak ve işi yürütmek için: bir sözleşmenin kurulması ya da ifasıyla doğrudan ilgili olması (c bendi),</li><li>fatura ve saklama yükümlülükleri için: hukuki yükümlülüğümüzü yerine getirebilmemiz için zorunlu olması (ç bendi),</li><li>olası bir uyuşmazlıkta: bir hakkın tesisi, kullanılması ya da korunması için zorunlu olması (e bendi),</li><li>formun kötüye kullanılmasını önlemek için: temel haklarınıza zarar vermemek kaydıyla meşru menfaatimiz (f bendi).</li></ul>',
    '<p>Bu amaçlar için ayrıca açık rıza istemiyoruz.</p>',
    '<h2>Kimlere aktarılır?</h2>',
    '<p>Mesajınızı yalnızca talebinizle ilgilenen çalışanlarımız görür. Şunlara, yalnızca belirtilen amaçla aktarırız:</p>',
    '<ul><li>sitemizi barındıran ve e-postalarımızı ileten hizmet sağlayıcılara; verileri bizim adımıza ve talimatımızla saklamaları için,</li><li>yasaların zorunlu kıldığı durumlarda yetkili kamu kurum ve kuruluşlarına; istenenle sınırlı olarak.</li></ul>',
    '<p>Verilerinizi yurt dışına aktarmıyor, kimseye satmıyoruz. Sitedeki harita ve WhatsApp düğmeleri, ancak siz bastığınızda o hizmetleri açar.</p>',
    '<h2>Ne kadar saklıyoruz?</h2>',
    `<ul><li>${firmMarks.storage}</li><li>İşe dönüşenlerin sözleşme ve fatura kayıtlarını, sözleşme ve vergi mevzuatının öngördüğü süre boyunca saklarız.</li><li>IP adresini yalnızca kötüye kullanımı önlemek için gereken kısa süre boyunca işleriz.</li></ul>`,
    '<h2>Haklarınız</h2>',
    '<p>KVKK’nın 11. maddesine göre bize başvurarak;</p>',
    '<ul><li>kişisel verinizin işlenip işlenmediğini öğrenme,</li><li>işlenmişse buna ilişkin bilgi isteme,</li><li>işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,</li><li>yurt içinde ya da yurt dışında aktarıldığı üçüncü kişileri bilme,</li><li>eksik ya da yanlış işlenmişse düzeltilmesini isteme,</li><li>kanunda öngörülen şartlar çerçevesinde silinmesini ya da yok edilmesini isteme,</li><li>düzeltme, silme ve yok etme işlemlerinin, verinin aktarıldığı üçüncü kişilere bildirilmesini isteme,</li><li>yalnızca otomatik sistemlerle yapılan bir analiz sonucunda aleyhinize bir sonuç çıkmasına itiraz etme,</li><li>kanuna aykırı işleme nedeniyle zarara uğrarsanız zararın giderilmesini isteme</li></ul>',
    '<p>hakkına sahipsiniz.</p>',
    '<h2>Nasıl başvurursunuz?</h2>',
    '<p>Başvurunuzu Türkçe olarak şu yollardan biriyle iletebilirsiniz:</p>',
    '<ul><li>yukarıdaki posta adresine, imzalı dilekçeyle,</li><li>kayıtlı elektronik postayla (KEP), güvenli elektronik imza ya da mobil imzayla,</li><li>daha önce bize bildirdiğiniz ve sistemimizde kayıtlı e-posta adresinizden, e-posta adresimize.</li></ul>',
    '<p>Başvurunuzda adınız ve soyadınız, T.C. kimlik numaranız (yabancıysanız uyruğunuz ile pasaport ya da kimlik numaranız), tebligata esas adresiniz, varsa e-posta ve telefon numaranız ile talebinizin konusu bulunmalıdır. Başvurunuzu en kısa sürede, en geç <strong>otuz gün</strong> içinde ücretsiz olarak sonuçlandırırız; işlem ayrıca bir maliyet gerektirirse Kişisel Verileri Koruma Kurulu’nun tarifesindeki ücreti isteyebiliriz.</p>',
    '<p>Başvurunuz reddedilirse, yanıtımızı yeterli bulmazsanız ya da süresinde yanıt alamazsanız; yanıtımızı öğrendiğiniz günden başlayarak otuz, her durumda başvuru gününden başlayarak altmış gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.</p>',
    '<p>Sitenin tarayıcınızda neleri sakladığını <a href="/sayfa/gizlilik">Gizlilik ve Çerezler</a> sayfasında okuyabilirsiniz.</p>',
  ].join(''),
};

const gizlilik: SamplePage = {
  title: 'Gizlilik ve Çerezler',
  slug: 'gizlilik',
  showInFooter: true,
  content: [
    '<p>Kısaca: Bu site reklam ya da izleme çerezi kullanmaz, ziyaretinizi başka şirketlerle paylaşmaz. Bu yüzden sizi bir çerez onay penceresiyle de karşılamıyoruz.</p>',
    '<h2>Tarayıcınızda ne saklanır?</h2>',
    '<p>Yalnızca sitenin çalışması için gerekli olan bilgiler:</p>',
    '<ul><li><strong>Dil:</strong> Sitenin size gösterildiği dil (Türkçe ya da İngilizce) tarayıcınızda kalır; dili kendiniz seçerseniz bir sonraki gelişinizde aynı dili göstermek için bir çerezde de saklanır. Kimliğinizle ilişkilendirilmez.</li><li><strong>Yönetici oturumu:</strong> Yalnızca sitenin yönetim paneline giriş yapan kişilerde oluşur. Ziyaretçileri ilgilendirmez.</li></ul>',
    '<p>Bu bilgileri tarayıcınızın ayarlarından dilediğiniz zaman silebilirsiniz. Sildiğinizde site çalışmaya devam eder; yalnızca dil seçiminiz sıfırlanır.</p>',
    '<h2>Ne kullanmıyoruz?</h2>',
    '<ul><li>Reklam ve yeniden hedefleme çerezleri</li><li>Sizi siteler arasında izleyen ölçüm araçları</li><li>Sosyal medya eklentileri</li><li>Dışarıdan yüklenen yazı tipleri ve betikler</li></ul>',
    '<h2>Harita ve dış bağlantılar</h2>',
    '<p>İletişim bölümündeki harita önce bir çizim olarak görünür. Gerçek harita ancak siz açtığınızda yüklenir; o andan sonra harita sağlayıcısı IP adresinizi görür ve kendi gizlilik kurallarını uygular.</p>',
    '<p>WhatsApp düğmesi, sosyal medya ve iş ortaklarımızın bağlantıları sizi başka sitelere götürür. Düğmeye basmadığınız sürece bu sitelere hiçbir bilgi gitmez.</p>',
    '<h2>Geri döndüğünüzde</h2>',
    '<p>Bir sayfaya geri döndüğünüzde kaldığınız yerden devam edebilmeniz için tarayıcınız sayfadaki yerinizi aklında tutar. Bu bilgi bize gönderilmez ve sekmeyi kapattığınızda silinir.</p>',
    '<h2>Sunucu kayıtları</h2>',
    '<p>Her web sunucusu gibi bizimki de güvenlik ve arıza takibi için istek zamanı, istenen adres ve IP adresi gibi teknik kayıtlar tutabilir. Bu kayıtları ziyaretçi profili çıkarmak için kullanmıyor, gereken süre dolduğunda siliyoruz.</p>',
    '<h2>İletişim formu</h2>',
    '<p>Formla gönderdiğiniz bilgilerin nasıl işlendiğini ve haklarınızı <a href="/sayfa/aydinlatma-metni">Aydınlatma Metni</a>’nde ayrıntılı olarak anlattık.</p>',
    '<h2>Sorularınız için</h2>',
    `<p>${firmMarks.questions} Bu sayfada bir değişiklik yaparsak güncel hâlini burada yayımlarız.</p>`,
  ].join(''),
};

export const pages: SamplePage[] = [aydinlatmaMetni, gizlilik];
