import * as z from 'zod';

/** What a visitor can do to reach the firm. */
export const contactKinds = ['call', 'whatsapp', 'mail', 'form'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What is measured of the speed of a page. */
export const speedMetrics = ['lcp', 'inp', 'cls'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

/**
 * What is counted. `visit` has the page with which it began and its source; `view` the page alone; contacts the page where
 * they happened and the source of the visit, with `from.` the page with which it began; `device` the kind of device of a
 * visit; `missing` the address and the host that links to it; speed the kind of page, and device and class of the measurement.
 */
export const tallyKinds = [
  'visit',
  'view',
  ...contactKinds,
  ...contactKinds.map((kind) => `from.${kind}` as const),
  'device',
  'missing',
  ...speedMetrics,
] as const;
export type TallyKind = (typeof tallyKinds)[number];

/** Counts of the sample company: their kind begins with it, until the sample content is removed. */
export const samplePrefix = 'sample.';

/** Stands for all pages beyond those that memory has room for. */
export const otherPages = '*';

export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Where each class of a measurement ends; what is beyond the last is the twelfth. In milliseconds, `cls` without unit. */
export const speedClasses: Record<SpeedMetric, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 12_000],
  inp: [50, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 2000],
  cls: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
};

/** The `detail` of a measurement, such as `phone 3`; classes count from 0. */
export const speedDetail = (device: Device, group: number): string => `${device} ${group}`;

const text = (max: number) => z.string().max(max);
/** Of a longer one its beginning counts. */
const mark = z.string().transform((value) => value.slice(0, 60));
const measured = z.number().min(0).max(600_000).optional();

/** What a browser tells: short names, for each page that is shown sends one. Anything else in it is dropped. */
export const visitorEvent = z.object({
  k: z.enum(['view', 'call', 'whatsapp', 'mail', 'missing', 'speed']),
  /** The path of the page, with its language. */
  p: text(300).startsWith('/'),
  /** This view begins a visit. */
  n: z.literal(1).optional(),
  /** The first page of the visit. */
  e: text(300).startsWith('/').optional(),
  /** The host of the other site that linked here. */
  r: text(100).optional(),
  /** utm_source, utm_medium and utm_campaign of the first address. */
  u: z.tuple([mark, mark, mark]).optional(),
  /** The first address had the mark of an advertisement of Google. */
  a: z.literal(1).optional(),
  s: z.object({ lcp: measured, inp: measured, cls: measured }).optional(),
});
export type VisitorEvent = z.output<typeof visitorEvent>;
