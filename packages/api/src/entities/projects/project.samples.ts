import type { SampleProject } from '#capabilities/samples/sample-types';
import { catiGes } from './samples/cati-ges';
import { cepheAydinlatmasi } from './samples/cephe-aydinlatmasi';
import { cozguHatti } from './samples/cozgu-hatti';
import { dcSarj } from './samples/dc-sarj';
import { depoKamera } from './samples/depo-kamera';
import { paletlemeHucresi } from './samples/paletleme-hucresi';
import { sarjOtoparki } from './samples/sarj-otoparki';
import { trafoMerkezi } from './samples/trafo-merkezi';

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
