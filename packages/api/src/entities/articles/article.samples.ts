import type { SampleArticle } from '#capabilities/samples/sample-types';
import { kacakAkim } from './samples/kacak-akim';
import { ledDonusum } from './samples/led-donusum';
import { panoYenileme } from './samples/pano-yenileme';
import { reaktifCeza } from './samples/reaktif-ceza';
import { sarjIstasyonu } from './samples/sarj-istasyonu';
import { termalKamera } from './samples/termal-kamera';
import { topraklamaOlcumu } from './samples/topraklama-olcumu';

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
