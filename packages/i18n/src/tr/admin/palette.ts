export const palette = {
  open: 'Ara ve git',
  shortcut: 'Ctrl K',
  title: 'Ara ve git',
  placeholder: 'Ekran ya da kayıt arayın',
  results: 'Sonuçlar',
  close: 'Kapat',
  screens: 'Ekranlar',
  actions: 'Yeni kayıt',
  searching: 'Aranıyor...',
  nothing: 'Eşleşen ekran ya da kayıt yok.',
  failed: 'Kayıtlarda arama yapılamadı. Bağlantınızı denetleyip yeniden deneyin.',
};
