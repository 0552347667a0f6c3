import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import { isCommonPage, isUnknownPath, parseRecordPath } from '#address-lookup';
import { type RecordKind, sluggedKinds } from '#addresses';
import { listKnownSlugs } from '#capabilities/known-slugs';
import { findLinks } from '#platform/records/translations/present-links';
import * as company from '#settings/company.operations';
import { findEnglishGaps as findUndescribed } from './english-gaps';
import { listEnglishLinks } from './english-links';
import { findNearCopies } from './near-copies';
import { countSilentPictures, type HealthLink, type HealthPage, type HealthSite, readSite } from './read-site';

/** What keeps people from finding the site, the weightiest first. */
export const healthProblems = [
  'siteDescription',
  'place',
  'nearCopy',
  'brokenLink',
  'brokenEnglishLink',
  'thinText',
  'unlinked',
  'hours',
  'siteTitle',
  'sameTitle',
  'description',
  'englishDescription',
  'turkishLink',
  'silentPictures',
] as const;
export type HealthProblem = (typeof healthProblems)[number];

const weights = {
  siteDescription: 'high',
  place: 'high',
  nearCopy: 'high',
  brokenLink: 'high',
  brokenEnglishLink: 'high',
  thinText: 'medium',
  unlinked: 'medium',
  hours: 'medium',
  siteTitle: 'medium',
  sameTitle: 'medium',
  description: 'low',
  englishDescription: 'low',
  turkishLink: 'low',
  silentPictures: 'low',
} as const satisfies Record<HealthProblem, string>;

/** One thing to mend: the record and the field that it is mended in, and what its sentence says. */
export type HealthFinding = {
  problem: HealthProblem;
  weight: 'high' | 'medium' | 'low';
  kind: RecordKind;
  /** Null for the company profile. */
  id: number | null;
  title: string;
  field: string;
  /** How many, or how many of a hundred. */
  count: number;
  /** What the sentence names besides: the target of a link, or the title of another page. */
  other: string;
};

/** Slugs of a kind with more records are not looked up: its links count as whole. */
const mostSlugs = 20_000;
/** A text with fewer words says little to a search engine. */
const fewestWords = 80;
const leastShare = 0.7;
/** A kind whose records no list of the site leads to. */
const isUnlisted = ({ kind }: HealthPage) => kind === 'page';

/** Everything that is missing, the weightiest first; computed from the database alone. */
export async function listFindings(db: Db): Promise<HealthFinding[]> {
  const [site, profile] = await Promise.all([readSite(db), findInProfile(db)]);
  const inPages = site.pages.flatMap(findInPage);
  const findings = [
    ...profile,
    ...inPages,
    ...(await findBrokenLinks(db, site)),
    ...(await findEnglishGaps(db, site)),
    ...findUnlinked(site),
    ...findSameTitles(site.pages),
    ...findCopies(site.pages),
  ];
  return findings.toSorted((one, other) => healthProblems.indexOf(one.problem) - healthProblems.indexOf(other.problem));
}

const report = (
  { kind, id, title }: { kind: RecordKind; id: number | null; title: string },
  problem: HealthProblem,
  field: string,
  { count = 0, other = '' }: { count?: number; other?: string } = {},
): HealthFinding => ({ problem, weight: weights[problem], kind, id, title, field, count, other });

async function findInProfile(db: Db): Promise<HealthFinding[]> {
  const { name, siteDescription, blurb, siteTitle, slogan, hours, latitude, street } = await company.get({ db });
  const profile = { kind: 'company' as const, id: null, title: name };
  return [
    (siteDescription.tr ?? blurb.tr) ? [] : report(profile, 'siteDescription', 'siteDescription'),
    (siteTitle.tr ?? slogan.tr) ? [] : report(profile, 'siteTitle', 'siteTitle'),
    hours.length > 0 ? [] : report(profile, 'hours', 'hours'),
    street && latitude !== null ? [] : report(profile, 'place', street ? 'latitude' : 'street'),
  ].flat();
}

/** English texts without the description that their Turkish has; none while the site has no English. */
async function findEnglishGaps(db: Db, { pages }: HealthSite): Promise<HealthFinding[]> {
  const { name, english, siteDescription, blurb, siteTitle, slogan } = await company.get({ db });
  if (!english) return [];
  const [turkish, translated] = [siteDescription.tr ?? blurb.tr, siteDescription.en ?? blurb.en];
  const profile = { kind: 'company' as const, id: null, title: name };
  const gaps = await findUndescribed(db, pages);
  return [
    ...(turkish && !translated && (siteTitle.en ?? slogan.en)
      ? [report(profile, 'englishDescription', 'siteDescription')]
      : []),
    ...gaps.map(({ page, field }) => report(page, 'englishDescription', field)),
  ];
}

function findInPage(page: HealthPage): HealthFinding[] {
  const { descriptions, content } = page;
  const [described] = descriptions;
  const words = content?.text.split(' ').filter(Boolean).length ?? 0;
  const silent = content ? countSilentPictures(content.html) : 0;
  return [
    described && descriptions.every(({ text }) => text.trim() === '')
      ? report(page, 'description', described.field)
      : [],
    content && words < fewestWords ? report(page, 'thinText', content.field, { count: words }) : [],
    content && silent > 0 ? report(page, 'silentPictures', content.field, { count: silent }) : [],
  ].flat();
}

/** What the text of a page that is being written is nearest to. */
export type NearestPage = { kind: RecordKind; id: number; title: string; share: number };

/**
 * Finds the other page that a text says nearly the same as; null where there is none.
 * @param page its kind and number, null while it is new
 */
export async function findNearestPage(
  db: Db,
  page: { kind: string; id: number | null },
  html: string,
): Promise<NearestPage | null> {
  const { pages } = await readSite(db);
  const others = pages.filter(({ kind, id }) => kind !== page.kind || id !== page.id);
  const texts = [...others.map(({ content }) => content?.text ?? ''), htmlToText(html)];
  const copy = findNearCopies(texts, leastShare).find(({ index }) => index === others.length);
  const other = copy && others[copy.of];
  return other ? { kind: other.kind, id: other.id, title: other.title, share: Math.round(copy.share * 100) } : null;
}

/**
 * Links, in either language, to a record that visitors cannot open and that redirects nowhere, and those that name no page;
 * and links of English readers to a record without English.
 */
async function findBrokenLinks(db: Db, { pages, links }: HealthSite): Promise<HealthFinding[]> {
  const lists = sluggedKinds.map(async (kind) => [kind, await listKnownSlugs(db, kind, mostSlugs)] as const);
  const known = new Map(await Promise.all(lists));
  const { english } = await company.get({ db });
  const findProblem = (link: string, lang: Locale): 'broken' | 'turkish' | null => {
    const path = link.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    const target = parseRecordPath(path);
    if (!target) return isUnknownPath(path) ? 'broken' : null;
    const slugs = known.get(target.kind);
    if (isCommonPage(path) || !slugs) return null;
    const state = slugs.get(target.slug) ?? 'deleted';
    if (state === 'deleted') return 'broken';
    return state === 'turkish' && english && (target.isEnglish || lang === 'en') ? 'turkish' : null;
  };
  const inPages = pages.flatMap(({ kind, id, title, content }) =>
    content ? findLinks(content.html).map((url) => ({ url, kind, id, title, field: content.field })) : [],
  );
  const reportLinks = (list: HealthLink[], lang: Locale, broken: HealthProblem) =>
    list.flatMap((link) => {
      const problem = findProblem(link.url, lang);
      return problem
        ? report(link, problem === 'broken' ? broken : 'turkishLink', link.field, { other: link.url })
        : [];
    });
  return [
    ...reportLinks([...links, ...inPages], 'tr', 'brokenLink'),
    ...reportLinks(english ? await listEnglishLinks(db) : [], 'en', 'brokenEnglishLink'),
  ];
}

/** Pages that nothing on the site leads to. */
function findUnlinked({ pages, links, linked }: HealthSite): HealthFinding[] {
  const targets = new Set(links.map(({ url }) => url));
  for (const page of pages) {
    const own = page.content ? findLinks(page.content.html) : [];
    for (const link of own) if (link !== page.path) targets.add(link.replace(/[?#].*$/, ''));
  }
  return pages
    .filter((page) => isUnlisted(page) && !linked.has(`${page.kind} ${page.id}`) && !targets.has(page.path))
    .map((page) => report(page, 'unlinked', 'showInFooter'));
}

function findSameTitles(pages: HealthPage[]): HealthFinding[] {
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    const key = `${page.kind} ${fold(page.shownTitle)}`;
    if (seen.has(key)) return report(page, 'sameTitle', 'title');
    seen.add(key);
    return [];
  });
}

function findCopies(pages: HealthPage[]): HealthFinding[] {
  const copies = findNearCopies(
    pages.map(({ content }) => content?.text ?? ''),
    leastShare,
  );
  return copies.flatMap(({ index, of, share }) => {
    const [page, other] = [pages[index], pages[of]];
    if (!page?.content || !other) return [];
    return report(page, 'nearCopy', page.content.field, { count: Math.round(share * 100), other: other.title });
  });
}
