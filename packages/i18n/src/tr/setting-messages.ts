/** What the API says about settings, menus and the company profile. */
export const settingMessages = {
  setting: {
    home: 'Ayar değerleri true veya false olmalıdır',
    homeLayout: 'Ana sayfa düzeni geçersiz: sayfayı yenileyip yeniden deneyin',
    siteOffline: 'siteOffline alanı true veya false olmalıdır',
  },
  menu: {
    invalid: 'Menü geçersiz: sayfayı yenileyip yeniden deneyin',
    full: 'Bu menüde en çok {{max}} bağlantı olabilir: önce birini çıkarın',
    url: 'Bağlantının adresini yazın: örneğin /sayfa/garanti ya da https://…',
    label: 'Menüde görünecek yazıyı girin',
    sections: {
      home: 'Ana Sayfa',
      categories: 'Projelerimiz',
      services: 'Hizmetler',
      articles: 'Makaleler',
      about: 'Hakkımızda',
      contact: 'İletişim',
    },
    lists: {
      projects: 'Tüm projeler',
      services: 'Hizmetler',
      articles: 'Makaleler',
      categories: 'Proje kategorileri',
      brands: 'Markalar',
      about: 'Hakkımızda',
      contactPage: 'İletişim',
    },
  },
  company: {
    name: { required: 'Firma adını yazın' },
    phone: 'Geçerli bir telefon numarası giriniz',
    email: 'Geçerli bir e-posta adresi giriniz',
    country: 'Ülke, TR gibi iki harfli bir kod olmalıdır',
    untranslated: 'İngilizcesi olmayan içerik için iki seçenekten birini seçin',
    latitude: 'Enlem -90 ile 90 arasında bir sayı olmalıdır',
    longitude: 'Boylam -180 ile 180 arasında bir sayı olmalıdır',
    list: 'Geçersiz liste',
    hours: {
      days: 'En az bir gün seçiniz',
      time: 'Saati 09:00 biçiminde giriniz',
      order: 'Kapanış saati açılış saatinden sonra olmalıdır',
    },
    socialLinks: {
      name: 'Bağlantının adını yazın',
      url: 'Bağlantı https:// ile başlayan bir adres olmalıdır',
    },
  },
};
