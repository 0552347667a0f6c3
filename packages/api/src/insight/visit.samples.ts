import { addTallies, type Db, type Prisma } from '@pano/db';
import { sitePages, sitePath } from '#addresses';
import { dayMs, nameDay } from '#leads/figure-period';
import {
  type ContactKind,
  type Device,
  type SpeedMetric,
  samplePrefix,
  speedDetail,
  speedMetrics,
  type TallyKind,
} from './tally.schema';

/** A quarter, in weeks. */
const days = 91;
/** Visits of a day, Sunday first, before the growth of the quarter. */
const visitsByWeekday = [7, 17, 19, 18, 18, 16, 9];

type Weighted<Value> = readonly (readonly [value: Value, weight: number])[];

const firstPages: Weighted<string> = [
  [sitePages.home, 34],
  [sitePath('service', 'pano-imalati'), 14],
  [sitePath('article', 'kacak-akim-rolesi-neden-atar'), 12],
  [sitePath('service', 'arac-sarj-istasyonlari'), 9],
  [sitePath('article', 'is-yerine-sarj-istasyonu-kurmadan-once-yedi-soru'), 8],
  [sitePath('category', 'elektrik-panolari'), 6],
  [sitePath('project', 'cozgu-hattinda-plc-ve-surucu-yenilemesi'), 5],
  [sitePath('article', 'pano-ne-zaman-yenilenir'), 5],
  [sitePages.contactPage, 4],
  [sitePages.projects, 3],
];
const sources: Weighted<string> = [
  ['google', 40],
  ['direct', 20],
  ['gbp', 15],
  ['instagram', 11],
  ['yandex', 5],
  ['whatsapp', 4],
  ['facebook', 3],
  ['bursa-mimarlar.example', 2],
];
/** What a visit in a hundred ends with; others end with nothing. */
const contacts: Weighted<ContactKind | null> = [
  ['call', 5],
  ['whatsapp', 3],
  ['form', 1],
  ['mail', 1],
  [null, 90],
];
const missing: Weighted<readonly [address: string, host: string] | null> = [
  [['/urunler.html', ''], 2],
  [['/pano-fiyatlari', 'rehber.example'], 1],
  [null, 97],
];
const devices: Weighted<Device> = [
  ['phone', 7],
  ['desktop', 3],
];
/** Speed is counted on one day of a week, for all of it, and in the last weeks only: more counts would say no more. */
const weekDays = 7;
const measuredDays = 30;
const measuredPages: Weighted<'home' | 'service' | 'article'> = [
  ['home', 4],
  ['service', 3],
  ['article', 3],
];
const speedGroups: Record<SpeedMetric, Weighted<number>> = {
  lcp: [
    [1, 30],
    [2, 35],
    [3, 25],
    [5, 10],
  ],
  inp: [
    [0, 40],
    [1, 40],
    [3, 20],
  ],
  cls: [
    [0, 65],
    [2, 20],
    [5, 15],
  ],
};

/** Adds a quarter of visits up to a day, the same for the same day, in place of those of an earlier sample company. */
export async function addSampleVisits(tx: Db, lastMidnight: number): Promise<void> {
  await removeSampleVisits(tx);
  const counts = new Map<string, Prisma.TallyCreateManyInput & { count: number }>();
  const countOn =
    (day: string): Count =>
    (kind, page, detail) => {
      // No day, kind and page has a space in it.
      const key = `${day} ${kind} ${page} ${detail}`;
      const row = counts.get(key);
      if (row) row.count += 1;
      else counts.set(key, { day, kind: samplePrefix + kind, page, detail, count: 1 });
    };
  const draw = createDraw();
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const midnight = lastMidnight - ago * dayMs;
    const usual = visitsByWeekday[new Date(midnight).getUTCDay()] ?? 0;
    const visits = Math.round(usual * (0.8 + (0.5 * (days - ago)) / days));
    const count = countOn(nameDay(midnight));
    for (let visit = 0; visit < visits; visit += 1) countVisit(draw, count);
    if (ago > measuredDays || ago % weekDays > 0) continue;
    for (let visit = 0; visit < visits * weekDays; visit += 1) countSpeed(draw, count);
  }
  await addTallies(tx, [...counts.values()]);
}

type Draw = <Value>(choices: Weighted<Value>) => Value;
type Count = (kind: TallyKind, page: string, detail: string) => void;

function countVisit(draw: Draw, count: Count): void {
  const [page, source, contact] = [draw(firstPages), draw(sources), draw(contacts)];
  count('visit', page, source);
  count('view', page, '');
  count('view', draw(firstPages), '');
  count('device', '', draw(devices));
  if (contact) {
    count(contact, page, source);
    count(`from.${contact}`, page, source);
  }
  const lost = draw(missing);
  if (lost) count('missing', ...lost);
}

function countSpeed(draw: Draw, count: Count): void {
  const [page, device] = [draw(measuredPages), draw(devices)];
  for (const metric of speedMetrics) count(metric, page, speedDetail(device, draw(speedGroups[metric])));
}

/** Draws by weight from a sequence that is always the same (the generator of Park and Miller). */
function createDraw(): Draw {
  let state = 20_261_130;
  return (choices) => {
    state = (state * 48_271) % 2_147_483_647;
    let left = (state / 2_147_483_647) * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error('There is nothing to draw from.');
  };
}

const isSample = { kind: { startsWith: samplePrefix } } satisfies Prisma.TallyWhereInput;

export const hasSampleVisits = async (db: Db): Promise<boolean> =>
  (await db.tally.findFirst({ where: isSample })) !== null;

/** @returns whether there were any */
export const removeSampleVisits = async (db: Db): Promise<boolean> =>
  (await db.tally.deleteMany({ where: isSample })).count > 0;
