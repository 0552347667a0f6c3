import type { SamplePage } from '#capabilities/samples/sample-types';

export const gizlilik: SamplePage = {
  title: 'Gizlilik ve Çerezler',
  slug: 'gizlilik',
  content: [
    '<p>Kısaca: Bu site reklam ya da izleme çerezi kullanmaz, ziyaretinizi başka şirketlerle paylaşmaz. Bu yüzden sizi bir çerez onay penceresiyle de karşılamıyoruz.</p>',
    '<h2>Tarayıcınızda ne saklanır?</h2>',
    '<p>Yalnızca sitenin çalışması için gerekli olan bilgiler:</p>',
    '<ul><li><strong>Dil tercihi:</strong> Türkçe ya da İngilizce seçiminiz, bir sonraki gelişinizde aynı dili göstermek için saklanır. Kimliğinizle ilişkilendirilmez.</li><li><strong>Yönetici oturumu:</strong> Yalnızca sitenin yönetim paneline giriş yapan kişilerde oluşur. Ziyaretçileri ilgilendirmez.</li></ul>',
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
    '<p>Gizlilikle ilgili her konuda <a href="mailto:info@ornekelektrik.example">info@ornekelektrik.example</a> adresine yazabilirsiniz. Bu sayfada bir değişiklik yaparsak güncel hâlini burada yayımlarız.</p>',
  ].join(''),
};
