import { settingMessages } from '../setting-messages';

const targets = {
  section: 'Ana sayfa bölümü',
  article: 'Makale',
  service: 'Hizmet',
  category: 'Kategori',
  project: 'Proje',
  page: 'Sayfa',
};

const { sections, lists } = settingMessages.menu;
/** The log names a section `#services`, a list `services`, a record `service 12`. */
const values = {
  ...Object.fromEntries(Object.entries(sections).map(([section, name]) => [`#${section}`, name])),
  ...lists,
  ...targets,
};

/** The screen on which the owner chooses what the menus lead to. */
export const menus = {
  menus: {
    title: 'Menüler',
    log: {
      menus: {
        name: 'Menüler',
        object: 'menüleri',
        all: 'menüleri',
        ofAll: 'menülerin',
        fields: { header: 'Üst menü', footer: 'Alt menü' },
        values,
      },
    },
    lead: 'Sitenin üstündeki ve altındaki bağlantılar. Her değişiklik hemen kaydedilir.',
    loadFailed: 'Menüler yüklenemedi',
    saveFailed: 'Kaydedilemedi, lütfen yeniden deneyin',
    names: { header: 'Üst menü', footer: 'Alt menü' },
    leads: {
      header: 'Her sayfanın üstünde durur; telefonda menü düğmesiyle açılır.',
      footer: 'Her sayfanın altında, “Hızlı bağlantılar” başlığıyla durur.',
    },
    targets,
    problems: {
      sectionOff: 'Bölüm ana sayfada gizli: menüde görünmez',
      sectionEmpty: 'Bölüm boş ya da gizli: menüde görünmez',
      hidden: 'Kayıt gizli ya da sayfası yok: menüde görünmez',
      deleted: 'Kayıt silinmiş: menüde görünmez',
    },
    hiddenNow: 'Şu anda gizli',
    deleted: 'Silinmiş kayıt',
    empty: 'Bu menüde bağlantı yok.',
    add: 'Bağlantı ekle',
    reset: 'Hazır menüye dön',
    usual: 'Hazır menü',
    remove: '{{name}} bağlantısını çıkar',
    editText: '{{name}} bağlantısının yazısını değiştir',
    search: 'Sayfa, proje, makale ara',
    typeAddress: 'Adresi kendim yazayım',
    addressTitle: 'Adresi yazın',
    textTitle: 'Bağlantının yazısı',
    url: 'Adres',
    urlHint: 'Örneğin /sayfa/garanti ya da https://…',
    urlError: 'Bağlantının adresini yazın: örneğin /sayfa/garanti ya da https://…',
    text: 'Yazı',
    turkish: 'Türkçe yazı',
    textHint: 'Boş bırakılırsa: {{text}}',
    textError: 'Menüde görünecek yazıyı girin',
    english: 'İngilizce yazı',
    englishHint: 'İsteğe bağlı; İngilizce sayfalarda görünür.',
    save: 'Kaydet',
    legal: {
      title: 'En alt satır: yasal sayfalar',
      lead: 'Aydınlatma metni, çerez metni gibi sayfalar sitenin en altında durur.',
      search: 'Sayfa ara',
      switch: '{{title}} sayfası en alt satırda',
    },
  },
  /** Links inside texts, buttons and menus. */
  links: {
    file: 'Dosya',
    choose: 'Siteden seç',
    onSite: 'Sitedeki sayfalar',
    list: 'Liste',
    searching: 'Buraya bağlantı var mı bakılıyor…',
    unknown: 'Buraya bağlantı olup olmadığına bakılamadı.',
    incoming: {
      article_one: 'Bu makaleye {{count}} yerden bağlantı var:',
      article_other: 'Bu makaleye {{count}} yerden bağlantı var:',
      category_one: 'Bu kategoriye {{count}} yerden bağlantı var:',
      category_other: 'Bu kategoriye {{count}} yerden bağlantı var:',
      page_one: 'Bu sayfaya {{count}} yerden bağlantı var:',
      page_other: 'Bu sayfaya {{count}} yerden bağlantı var:',
      project_one: 'Bu projeye {{count}} yerden bağlantı var:',
      project_other: 'Bu projeye {{count}} yerden bağlantı var:',
      service_one: 'Bu hizmete {{count}} yerden bağlantı var:',
      service_other: 'Bu hizmete {{count}} yerden bağlantı var:',
      several_one: 'Seçilenlere {{count}} yerden bağlantı var:',
      several_other: 'Seçilenlere {{count}} yerden bağlantı var:',
    },
    more_one: 've {{count}} yer daha',
    more_other: 've {{count}} yer daha',
    afterwards:
      'Kayıt silinir ya da gizlenirse bu bağlantılara basan ziyaretçi “bulunamadı” sayfasına düşer. Önce bağlantıları değiştirebilirsiniz.',
  },
};
