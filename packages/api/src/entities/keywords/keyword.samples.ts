import type { Prisma } from '@pano/db';
/** In the order in which the back office lists and suggests them. */
export const keywords: string[] = [
  'bursa elektrik firması',
  'elektrik taahhüt bursa',
  'elektrik projesi',
  'pano imalatı',
  'ana dağıtım panosu',
  'kompanzasyon panosu',
  'trafo merkezi',
  'plc otomasyon',
  'endüstriyel otomasyon bursa',
  'led dönüşüm',
  'cephe aydınlatma',
  'güvenlik kamerası kurulumu',
  'araç şarj istasyonu',
  'topraklama ölçümü',
  'termal kamera ölçümü',
  'kaçak akım rölesi',
];

/** A sample whose words nobody has changed. Whether it is shown and where it stands does not matter. */
export const isSampleKeyword: Prisma.KeywordWhereInput = { keyword: { in: keywords } };
