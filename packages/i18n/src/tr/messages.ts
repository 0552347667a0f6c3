/** What the server answers and what forms say; used wherever a rule of the schemas or an operation speaks. */
export const messages = {
  auth: {
    required: 'Authentication required',
    credentialsRequired: 'E-posta ve şifre zorunludur',
    invalid: 'E-posta veya şifre hatalı',
    tooMany: 'Çok fazla deneme yapıldı. Lütfen {{minutes}} dakika sonra yeniden deneyin.',
  },
  request: {
    notFound: 'Bu adreste bir şey yok',
    methodNotAllowed: 'Bu adres {{method}} isteğini kabul etmiyor',
    malformedJson: 'İstek gövdesi geçerli bir JSON değil',
    notAnObject: 'İstek gövdesi bir JSON nesnesi olmalıdır',
    tooLarge: 'İstek çok büyük',
    unsupportedEncoding: 'Sıkıştırılmış istek gövdesi kabul edilmiyor',
    invalid: 'Geçersiz istek',
    failed: 'Sunucuda bir hata oluştu. Lütfen birazdan yeniden deneyin. (Kayıt no: {{requestId}})',
    busy: 'Sunucu şu anda meşgul. Lütfen birazdan yeniden deneyin.',
  },
  page: { invalid: 'limit ve offset pozitif tam sayı olmalıdır', invalidSort: 'Geçersiz sıralama' },
  field: {
    text: 'Bu alan metin olmalıdır',
    tooLong: 'Bu alan en fazla {{max}} karakter olabilir',
    characters: 'Bu alanda kullanılamayan karakterler var',
    boolean: 'Bu alan true veya false olmalıdır',
    order: 'Sıra 0 veya daha büyük bir tam sayı olmalıdır',
    version: 'Geçersiz sürüm numarası',
    id: 'Geçersiz kayıt numarası',
    imageUrl: 'Görsel adresi http://, https:// veya / ile başlamalıdır',
    link: 'Bağlantı /, # ya da https:// ile başlamalıdır',
  },
  slug: {
    required: 'Slug zorunludur',
    pattern: 'Slug sadece küçük harf, rakam ve tire içerebilir',
    taken: 'Bu slug zaten kullanılıyor',
  },
  record: {
    stale: 'Bu kayıt siz düzenlerken başka bir yerde değiştirildi',
    invalidOrder: 'Geçersiz sıralama verisi',
  },
  service: {
    title: { required: 'Başlık gereklidir' },
    description: { required: 'Açıklama gereklidir' },
    notFound: 'Hizmet bulunamadı',
  },
  category: {
    name: { required: 'Kategori adı zorunludur' },
    notFound: 'Kategori bulunamadı',
    hasProjects: 'Bu kategoriye bağlı projeler bulunduğu için silinemez',
    invalid: 'Geçersiz kategori',
  },
  article: {
    title: { required: 'Başlık zorunludur' },
    content: { required: 'İçerik zorunludur' },
    publishedAt: { invalid: 'Geçersiz yayın tarihi' },
    notFound: 'Makale bulunamadı',
  },
  staticPage: {
    title: { required: 'Başlık zorunludur' },
    notFound: 'Sayfa bulunamadı',
  },
  brand: {
    name: { required: 'Marka adı zorunludur' },
    logoUrl: { required: 'Logo URL zorunludur' },
    url: { invalid: 'Geçerli bir URL giriniz (http:// veya https:// ile başlamalı)' },
    notFound: 'Marka bulunamadı',
  },
  keyword: {
    keyword: { required: 'Keyword gereklidir' },
    taken: 'Bu keyword zaten mevcut',
    notFound: 'Keyword bulunamadı',
  },
  project: {
    categoryId: { required: 'Kategori seçimi zorunludur' },
    title: { required: 'Proje başlığı zorunludur' },
    content: { required: 'İçerik zorunludur' },
    notFound: 'Proje bulunamadı',
  },
  projectImage: {
    imageUrl: { required: "Resim URL'si gerekli" },
    notFound: 'Resim bulunamadı',
  },
  heroSection: {
    title: { required: 'Başlık gereklidir' },
    notFound: 'Slide bulunamadı',
  },
  aboutSection: {
    title: { required: 'Başlık gereklidir' },
    content: {
      required: 'İçerik gereklidir (en az 3 paragraf)',
      paragraphs: 'İçerik en az 3 paragraf içermelidir',
    },
    exists: 'Hakkımızda bölümü zaten mevcut',
    notFound: 'Hakkımızda bölümü bulunamadı',
  },
  contactForm: {
    name: { required: 'Ad Soyad zorunludur' },
    email: { required: 'E-posta zorunludur', invalid: 'Geçerli bir e-posta adresi giriniz' },
    message: { required: 'Mesaj zorunludur' },
    tooMany:
      'Kısa sürede çok sayıda mesaj gönderdiniz. Lütfen {{minutes}} dakika sonra yeniden deneyin ya da bizi telefonla arayın.',
    notFound: 'Mesaj bulunamadı',
  },
  setting: {
    home: 'Ayar değerleri true veya false olmalıdır',
    siteOffline: 'siteOffline alanı true veya false olmalıdır',
  },
  company: {
    name: { required: 'Firma adı zorunludur' },
    phone: 'Geçerli bir telefon numarası giriniz',
    email: 'Geçerli bir e-posta adresi giriniz',
    country: 'Ülke, TR gibi iki harfli bir kod olmalıdır',
    latitude: 'Enlem -90 ile 90 arasında bir sayı olmalıdır',
    longitude: 'Boylam -180 ile 180 arasında bir sayı olmalıdır',
    list: 'Geçersiz liste',
    hours: {
      days: 'En az bir gün seçiniz',
      time: 'Saati 09:00 biçiminde giriniz',
      order: 'Kapanış saati açılış saatinden sonra olmalıdır',
    },
    socialLinks: {
      name: 'Bağlantı adı zorunludur',
      url: 'Bağlantı https:// ile başlayan bir adres olmalıdır',
    },
  },
};
