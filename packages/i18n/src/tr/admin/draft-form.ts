/** What a form says of its draft. */
export const draftForm = {
  keep: 'Taslakta tut',
  publish: 'Yayınla',
  stored: 'Taslak kaydedildi: {{when}}',
  failed: 'Taslak kaydedilemedi, yeniden deneniyor',
  notStored: 'Taslak kaydedilemedi. Bağlantınızı denetleyip yeniden deneyin.',
  same: 'Yayındakiyle aynı olduğu için taslağa gerek kalmadı',
  of: 'Bu kaydın yayımlanmamış değişiklikleri var ({{by}}). Ziyaretçiler yayındaki hâlini görüyor.',
  ofNew: 'Bu kayıt henüz yayımlanmadı ({{by}}). Ziyaretçiler onu görmüyor.',
  ofEnglish: 'İngilizcenin yayımlanmamış değişiklikleri var ({{by}}).',
  discard: 'Taslağı at',
  confirm: 'Taslağı atmak istediğinize emin misiniz?',
  discarded: 'Taslak atıldı',
  discardFailed: 'Taslak atılamadı',
  restore: 'Taslağa al',
  restored: 'Eski sürüm taslağa alındı',
  replaced: 'Taslağa alırsanız şimdiki taslak çöpe gider.',
};
