/** What the API says about settings and menus. */
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
    lists: { categories: 'Proje kategorileri', services: 'Hizmetler', brands: 'Markalar', articles: 'Makaleler' },
  },
};
