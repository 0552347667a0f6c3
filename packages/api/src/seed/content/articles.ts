import { kacakAkim } from './articles/kacak-akim';
import { ledDonusum } from './articles/led-donusum';
import { panoYenileme } from './articles/pano-yenileme';
import { reaktifCeza } from './articles/reaktif-ceza';
import { sarjIstasyonu } from './articles/sarj-istasyonu';
import { termalKamera } from './articles/termal-kamera';
import { topraklamaOlcumu } from './articles/topraklama-olcumu';
import type { SampleArticle } from './types';

/** Oldest first, so that ids grow with time as they would in real use; the draft comes last. */
export const articles: SampleArticle[] = [
  ledDonusum,
  panoYenileme,
  kacakAkim,
  sarjIstasyonu,
  termalKamera,
  reaktifCeza,
  topraklamaOlcumu,
];
