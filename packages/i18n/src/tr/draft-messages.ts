/** Messages about drafts, what is scheduled for a record, and links to drafts with the pages behind them. */
export const draftMessages = {
  draft: {
    notFound: 'Bu taslak bulunamadı; bu arada yayımlanmış ya da atılmış olabilir',
    stale: 'Bu taslak siz düzenlerken başka bir yerde değiştirildi',
    unknownField: 'Bu kayıtta “{{field}}” adında bir alan yok',
    tooMany: 'Taslakta bekleyen {{max}} yeni kayıt var, daha fazlası tutulamaz. Önce birini yayımlayın ya da atın.',
    turkishFirst: 'Bu kayıt daha yayımlanmadı: önce Türkçesini yayımlayın',
  },
  assistant: {
    otherToken: 'Bu adres yalnızca “Asistan” türünde bir anahtarla kullanılabilir',
    tooMany: 'Asistan çok sık istek gönderdi. Lütfen bir dakika sonra yeniden deneyin.',
    tooManyPictures: 'Asistan çok fazla görsel yükledi. Lütfen {{minutes}} dakika sonra yeniden deneyin.',
    tooManyDrafts:
      'Asistanların yazdığı {{max}} yeni kayıt yayımlanmayı bekliyor. Önce yönetim panelinde birini yayımlayın ya da atın.',
    unknownTool: '“{{name}}” adında bir araç yok',
    stateField:
      'Bu alanı asistan değiştiremez: kaydın görünüp görünmeyeceğine, yerine ve zamanına siz karar verirsiniz',
    personsDraft: 'Bu kaydın taslağını bir kişi yazmış; asistan onu değiştiremez',
    emptied: 'Taslakta yayındakinden farklı bir şey kalmıyor; taslağı yönetim panelinden atabilirsiniz',
    notShared: 'Asistan yalnızca kendi yazdığı taslakların bağlantısını oluşturabilir',
    altRequired: 'Görselde ne olduğunu iki dilde de yazın',
  },
  preview: {
    untitled: 'Başlıksız',
    busy: 'Önizleme meşgul, yeniden deneyin',
    replaced: 'Bu önizlemenin yerine daha yenisi istendi',
    incomplete: 'Önizleme için eksik ya da hatalı alanlar var',
    noSite: 'Önizleme yalnızca site çalışırken gösterilebilir',
  },
  schedule: {
    notFound: 'Planlanan bir şey bulunamadı; bu arada yapılmış ya da iptal edilmiş olabilir',
    instant: 'Tarih ve saat geçersiz',
    past: 'Geçmiş bir zaman seçilemez',
    order: 'Yayından çekileceği zaman, yayına alınacağı zamandan sonra olmalıdır',
    noDraft: 'Yayımlanacak bir taslak yok: önce değişiklikleri taslakta tutun',
    noSwitch: 'Bu kayıt gizlenemez; yayından çekilmesi de planlanamaz',
    tokenGone: 'Planı yapan API anahtarı iptal edilmiş ya da süresi dolmuş',
    notLive: 'Yayında olmayan bir kaydın yayından çekilmesi planlanamaz: önce yayına alınacağı zamanı seçin',
  },
  previewLink: {
    notFound: 'Bu önizleme bağlantısı artık geçerli değil; iptal edilmiş ya da süresi dolmuş olabilir',
    days: 'Bağlantı 1, 3 ya da 7 gün geçerli olabilir',
    tooMany: 'Önizleme çok sık açıldı. Lütfen bir dakika sonra yeniden deneyin.',
    banner: 'Bu bir önizlemedir. Sayfa henüz yayında değildir.',
    until: 'Bağlantının son geçerlilik zamanı: {{when}}.',
    ended: 'Bu önizleme artık geçerli değil.',
    endedHint: 'Süresi dolmuş ya da iptal edilmiş olabilir. Bağlantıyı gönderenden yenisini isteyin.',
    unfinished: 'Bu önizleme şu anda gösterilemiyor.',
    unfinishedHint: 'Taslak daha tamamlanmamış. Bağlantıyı gönderene sorun ya da sonra yeniden deneyin.',
    home: 'Sitemize gidin',
  },
};
