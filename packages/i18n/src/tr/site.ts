/** Texts of the public site. */
export const site = {
  skipToContent: 'İçeriğe geç',
  nav: {
    label: 'Ana menü',
    home: 'Ana Sayfa',
    projects: 'Projelerimiz',
    services: 'Hizmetler',
    articles: 'Makaleler',
    about: 'Hakkımızda',
    contact: 'İletişim',
    quote: 'Teklif Al',
    menu: 'Menü',
    closeMenu: 'Menüyü kapat',
  },
  language: { label: 'Dil seçimi', tr: 'Türkçe', en: 'English' },
  hero: {
    label: 'Öne çıkan çalışmalar',
    previous: 'Önceki slayt',
    next: 'Sonraki slayt',
    dots: 'Slayt seçimi',
    dot: '{{number}}. slayt',
    pause: 'Otomatik geçişi duraklat',
    play: 'Otomatik geçişi başlat',
    defaultCta: 'Detaylı Bilgi',
    fallbackTitle: 'Bursa’da elektrik projesi, pano ve otomasyon',
    fallbackSubtitle: 'Elektrik projelendirme, otomasyon, aydınlatma, güvenlik kamerası, araç şarjı ve tesisat',
    fallbackCta: 'Hakkımızda',
  },
  services: {
    title: 'Hizmetler',
    lead: 'Projeden ölçüme kadar bütün elektrik işleriniz tek elden. Ayrı ayrı da alabilirsiniz, anahtar teslim de.',
    empty: 'Henüz hizmet eklenmemiş...',
  },
  footer: {
    quickLinks: 'Hızlı bağlantılar',
    contact: 'İletişim',
    copyright: '© {{year}} {{company}}. Tüm hakları saklıdır.',
    credit: 'Tasarım ve geliştirme: {{name}}',
  },
  home: {
    title: '{{company}} – Bursa elektrik, otomasyon ve şarj altyapısı',
    description:
      'Bursa’da elektrik projesi, pano imalatı, otomasyon, aydınlatma, güvenlik kamerası ve araç şarj istasyonu.',
    failed: 'Veriler yüklenirken bir hata oluştu',
  },
  notFound: {
    title: 'Sayfa Bulunamadı',
    text: 'Aradığınız sayfa taşınmış ya da hiç var olmamış.',
    home: 'Ana sayfaya dön',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Sayfa gösterilirken beklenmeyen bir hata oluştu.',
    retry: 'Yeniden dene',
  },
  loading: 'İçerik yükleniyor...',
  whatsapp: 'WhatsApp ile yazın',
};
