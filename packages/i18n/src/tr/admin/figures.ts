/** What the screens with figures share. */
export const figures = {
  period: {
    label: 'Dönem',
    week: '7 gün',
    month: '30 gün',
    year: '12 ay',
    own: 'Tarih seç',
    from: 'İlk gün',
    to: 'Son gün',
    missing: 'Günü seçin',
  },
  none: 'Henüz yok',
  more: 'Önceki döneme göre %{{percent}} fazla',
  fewer: 'Önceki döneme göre %{{percent}} az',
  same: 'Önceki dönemle aynı',
  noneBefore: 'Önceki dönemde yoktu',
  all: 'Tümü',
  less: 'İlk on',
  empty: 'Bu dönemde yok',
};
