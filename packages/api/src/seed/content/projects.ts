import { catiGes } from './projects/cati-ges';
import { cepheAydinlatmasi } from './projects/cephe-aydinlatmasi';
import { cozguHatti } from './projects/cozgu-hatti';
import { dcSarj } from './projects/dc-sarj';
import { depoKamera } from './projects/depo-kamera';
import { paletlemeHucresi } from './projects/paletleme-hucresi';
import { sarjOtoparki } from './projects/sarj-otoparki';
import { trafoMerkezi } from './projects/trafo-merkezi';
import type { SampleProject } from './types';

/** In the order of the site: the first three are the featured ones of the home page. */
export const projects: SampleProject[] = [
  trafoMerkezi,
  cozguHatti,
  sarjOtoparki,
  cepheAydinlatmasi,
  depoKamera,
  catiGes,
  paletlemeHucresi,
  dcSarj,
];
