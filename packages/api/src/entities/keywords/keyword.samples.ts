import type { Prisma } from '@pano/db';
import { hasEnglish } from '#platform/records/translations/translation-source';
/** In the order in which the back office lists and suggests them. */
export const keywords: { keyword: string; english: { keyword: string } }[] = [
  { keyword: 'bursa elektrik firması', english: { keyword: 'electrical contractor bursa' } },
  { keyword: 'elektrik taahhüt bursa', english: { keyword: 'electrical contracting bursa' } },
  { keyword: 'elektrik projesi', english: { keyword: 'electrical design' } },
  { keyword: 'pano imalatı', english: { keyword: 'switchboard manufacture' } },
  { keyword: 'ana dağıtım panosu', english: { keyword: 'main distribution board' } },
  { keyword: 'kompanzasyon panosu', english: { keyword: 'power factor correction panel' } },
  { keyword: 'trafo merkezi', english: { keyword: 'substation' } },
  { keyword: 'plc otomasyon', english: { keyword: 'plc automation' } },
  { keyword: 'endüstriyel otomasyon bursa', english: { keyword: 'industrial automation bursa' } },
  { keyword: 'led dönüşüm', english: { keyword: 'led retrofit' } },
  { keyword: 'cephe aydınlatma', english: { keyword: 'facade lighting' } },
  { keyword: 'güvenlik kamerası kurulumu', english: { keyword: 'cctv installation' } },
  { keyword: 'araç şarj istasyonu', english: { keyword: 'ev charge point' } },
  { keyword: 'topraklama ölçümü', english: { keyword: 'earthing test' } },
  { keyword: 'termal kamera ölçümü', english: { keyword: 'thermal imaging' } },
  { keyword: 'kaçak akım rölesi', english: { keyword: 'residual current device' } },
];

/** A sample whose words nobody has changed. Whether it is shown and where it stands does not matter. */
export const isSampleKeyword: Prisma.KeywordWhereInput = {
  OR: keywords.map(({ keyword, english }) => ({ keyword, ...hasEnglish(english) })),
};
