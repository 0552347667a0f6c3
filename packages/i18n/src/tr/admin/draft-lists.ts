/** Drafts in the lists, and the screen that shows all of them. */
export const draftLists = {
  title: 'Taslaklar',
  lead: 'Yazıp henüz yayımlamadıklarınız burada durur; siz yayımlayana kadar sitede görünmez. Birine basın, formu açılır.',
  empty:
    'Taslak yok. Taslak, yazıp henüz yayımlamadığınız değişikliktir; bir formda “Taslakta tut” düğmesine basınca burada durur.',
  emptyFiltered: 'Bu türden taslak yok.',
  kind: 'Kayıt türü',
  allKinds: 'Tüm kayıt türleri',
  unnamed: 'Adsız',
  inEnglish: '{{name}} (İngilizce)',
  new: 'yeni kayıt',
  mark: 'Taslak var',
  live: 'Yayında, taslak var',
  hidden: 'Gizli, taslak var',
  box: 'Yayımlanmamış taslaklar',
  all: 'Tümü',
  more_one: '{{count}} taslak daha var',
  more_other: '{{count}} taslak daha var',
  discardNamed: 'Taslağı at: {{name}}',
};
