/** Messages about drafts, and about what is scheduled for a record. */
export const draftMessages = {
  draft: {
    notFound: 'Bu taslak bulunamadı; bu arada yayımlanmış ya da atılmış olabilir',
    stale: 'Bu taslak siz düzenlerken başka bir yerde değiştirildi',
    unknownField: 'Bu kayıtta “{{field}}” adında bir alan yok',
    tooMany: 'Taslakta bekleyen {{max}} yeni kayıt var, daha fazlası tutulamaz. Önce birini yayımlayın ya da atın.',
    turkishFirst: 'Bu kayıt daha yayımlanmadı: önce Türkçesini yayımlayın',
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
};
