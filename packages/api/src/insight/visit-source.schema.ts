import type { Locale } from '@pano/i18n/locales';
import { toPlainLatin } from '@pano/i18n/text/fold';
import { translate } from '@pano/i18n/translate';

/** The most characters that the name of a source has. */
export const sourceLength = 60;

/** Who sends visitors, by the host that links here; apps of Android name themselves the other way round. */
const senders = {
  google: /^(?:maps\.)?google\.[a-z.]{2,6}$|^com\.google\.android\./,
  yandex: /(?:^|\.)(?:yandex\.[a-z.]{2,6}|ya\.ru)$/,
  bing: /(?:^|\.)bing\.com$/,
  instagram: /(?:^|\.)instagram\.com$|^com\.instagram\./,
  facebook: /(?:^|\.)facebook\.com$|^com\.facebook\./,
  whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me)$|^com\.whatsapp/,
  armut: /(?:^|\.)armut\.com$/,
  sahibinden: /(?:^|\.)sahibinden\.com$/,
} as const;
const senderNames = Object.keys(senders) as (keyof typeof senders)[];
/** Where the visit began is not known, and one of too many sources of a day: only counts name these. */
export const unknownSource = 'internal';
export const otherSource = 'other';
/** The sources that have a name of their own; all others are campaigns and hosts. */
export const namedSources = ['direct', 'gbp', 'googleAds', ...senderNames, unknownSource, otherSource] as const;

/** What tells where a visit came from. */
export type VisitMarks = {
  /** The host of the other site that linked here. */
  referrer?: string | undefined;
  /** The `utm_` marks of the first address. */
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
  /** Whether the first address had the mark of an advertisement of Google. */
  ad?: boolean | undefined;
};

/**
 * The name of what led to the site, as it is stored: one of the named sources, a campaign with a slash in it, or the host of
 * another site.
 */
export function nameSource({ referrer = '', ad = false, ...marks }: VisitMarks): string {
  const source = plainMark(marks.source);
  const medium = plainMark(marks.medium);
  const campaign = plainMark(marks.campaign);
  if (campaign === 'gbp') return 'gbp';
  const isPaid = /^(?:cpc|ppc|paid)/.test(medium) && (source === '' || source === 'google');
  if (ad || isPaid) return 'googleAds';
  if (source !== '' || campaign !== '') {
    const sender = senderNames.find((name) => name === source && campaign === '');
    return sender ?? `${source.slice(0, 30)}/${campaign}`.slice(0, sourceLength);
  }
  const host = plainHost(referrer);
  if (host === '') return 'direct';
  return senderNames.find((name) => senders[name].test(host)) ?? host;
}

/** The name of a host without `www.`; '' where it is none. */
export function plainHost(referrer = ''): string {
  const host = referrer.toLowerCase().replace(/^www\./, '');
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) ? host : '';
}

/** Most addresses have no mark. */
const plainMark = (text = ''): string =>
  text &&
  toPlainLatin(text)
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A source in words; other sites are called by their host. */
export function describeSource(source: string, locale: Locale): string {
  const named = namedSources.find((name) => name === source);
  if (named) return translate(locale, `lead.sources.${named}`);
  const campaign = source.replace(/^\/|\/$/, '');
  return source.includes('/') ? translate(locale, 'lead.campaign', { campaign }) : source;
}
