import type { Database } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { expect, test } from 'vitest';
import { recordPath, type SluggedKind, sluggedKinds, slugRedirectNames } from '../src/addresses';
import { pageEntities, pageRule } from '../src/capabilities/public-records';
import { listFindings } from '../src/capabilities/search-health/findings';
import { entities } from '../src/entities/index';
import { linkingNames } from '../src/platform/records/translations/present-links';
import type { TranslationSource } from '../src/platform/records/translations/translation-source';
import { endpoints } from '../src/rest';
import { inputOf, procedures } from '../src/router';
import { menusKey } from '../src/settings/menus.operations';
import { isRecord, startTransports } from '../src/testing/transports';

type Api = Awaited<ReturnType<typeof startTransports>>;
/** Takes a record, or its English, away from visitors. */
type Hide = (db: Database, id: number) => Promise<unknown>;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const visible = false;

/** A record of each kind that visitors can open in both languages. */
const add: Record<SluggedKind, (db: Database, tr: string, en: string) => Promise<{ id: number }>> = {
  article: (db, slug, en) => {
    const english = { create: { locale: 'en', title: en, slug: en, content: '<p>x</p>' } };
    const data = { title: slug, slug, content: '<p>x</p>', publishedAt: inHours(-1), translations: english };
    return db.article.create({ data });
  },
  category: (db, slug, en) =>
    db.category.create({ data: { name: slug, slug, translations: { create: { locale: 'en', name: en, slug: en } } } }),
  project: (db, slug, en) => {
    const english = { create: { locale: 'en', title: en, slug: en, content: '<p>x</p>' } };
    const category = { create: { name: `${slug} işleri`, slug: `${slug}-isleri` } };
    return db.project.create({ data: { title: slug, slug, content: '<p>x</p>', category, translations: english } });
  },
  service: (db, slug, en) => {
    const english = { create: { locale: 'en', title: en, description: en, slug: en, content: '<p>x</p>' } };
    return db.service.create({
      data: { title: slug, description: slug, slug, content: '<p>x</p>', translations: english },
    });
  },
  page: (db, slug, en) => {
    const english = { create: { locale: 'en', title: en, slug: en, content: '<p>x</p>' } };
    return db.page.create({ data: { title: slug, slug, content: '<p>x</p>', translations: english } });
  },
};

/** All ways in which the rule of each kind hides a record, by the column that says so. */
const hidden: Record<SluggedKind, Record<string, Hide>> = {
  article: {
    visible: (db, id) => db.article.update({ where: { id }, data: { visible } }),
    publishedAt: (db, id) => db.article.update({ where: { id }, data: { publishedAt: inHours(1) } }),
    'publishedAt null': (db, id) => db.article.update({ where: { id }, data: { publishedAt: null } }),
  },
  category: { visible: (db, id) => db.category.update({ where: { id }, data: { visible } }) },
  project: {
    visible: (db, id) => db.project.update({ where: { id }, data: { visible } }),
    'category.visible': (db, id) => db.project.update({ where: { id }, data: { category: { update: { visible } } } }),
  },
  service: {
    visible: (db, id) => db.service.update({ where: { id }, data: { visible } }),
    content: (db, id) => db.service.update({ where: { id }, data: { content: null } }),
    slug: (db, id) => db.service.update({ where: { id }, data: { slug: null } }),
  },
  page: { visible: (db, id) => db.page.update({ where: { id }, data: { visible } }) },
};

/** All ways in which a public record has no page in English. */
const withoutEnglish: Record<SluggedKind, Record<string, Hide>> = {
  article: { none: (db, id) => db.articleTranslation.deleteMany({ where: { recordId: id } }) },
  category: { none: (db, id) => db.categoryTranslation.deleteMany({ where: { recordId: id } }) },
  project: { none: (db, id) => db.projectTranslation.deleteMany({ where: { recordId: id } }) },
  service: {
    none: (db, id) => db.serviceTranslation.deleteMany({ where: { recordId: id } }),
    'none of content': (db, id) =>
      db.serviceTranslation.updateMany({ where: { recordId: id }, data: { content: null } }),
  },
  page: { none: (db, id) => db.pageTranslation.deleteMany({ where: { recordId: id } }) },
};

/** A record that once had the slugs `eski-…` and `old-…`, and has `yeni-…` and `new-…` now. */
type Target = { kind: SluggedKind; name: string; open: Record<Locale, boolean>; hide: Hide | null };

const targets: Target[] = sluggedKinds.flatMap((kind) => {
  const inState = (open: Target['open'], [state, hide]: [string, Hide | null]): Target => {
    return { kind, name: `${kind}-${state}`.toLowerCase().replaceAll(/[ .]/g, '-'), open, hide };
  };
  return [
    inState({ tr: true, en: true }, ['public', null]),
    ...Object.entries(hidden[kind]).map((state) => inState({ tr: false, en: false }, state)),
    ...Object.entries(withoutEnglish[kind]).map((state) => inState({ tr: true, en: false }, state)),
    inState({ tr: false, en: false }, ['deleted', null]),
  ];
});

async function addTargets({ db, rest, signedIn }: Api): Promise<void> {
  for (const { kind, name, hide } of targets) {
    const { id } = await add[kind](db, `yeni-${name}`, `new-${name}`);
    const entity = slugRedirectNames[kind];
    const slugs = [`eski-${name}`, `old-${name}`];
    await db.formerSlug.createMany({ data: slugs.map((slug) => ({ entity, slug, recordId: id })) });
    await hide?.(db, id);
    if (!name.endsWith('deleted')) continue;
    expect((await rest('DELETE', `/admin/${entity}/${id}`, undefined, signedIn)).status).toBe(200);
  }
}

/** A link to a former address of a target. */
type Link = { target: Target; path: string; isEnglish: boolean };

const links: Link[] = targets.flatMap((target) => {
  const { kind, name } = target;
  return [
    { target, path: recordPath(kind, `eski-${name}`, 'tr', 'tr'), isEnglish: false },
    { target, path: recordPath(kind, `eski-${name}`, 'tr', 'en'), isEnglish: true },
    { target, path: recordPath(kind, `old-${name}`, 'en', 'en'), isEnglish: true },
  ];
});

const isOpen = ({ target, isEnglish }: Link, locale: Locale) => target.open[isEnglish ? 'en' : locale];

/** Where visitors are to find a link leading: to the present address, or to that which was typed. */
function expectedPath(link: Link, locale: Locale): string {
  const { kind, name } = link.target;
  if (!isOpen(link, locale)) return link.path;
  return link.isEnglish || locale === 'en'
    ? recordPath(kind, `new-${name}`, 'en', 'en')
    : recordPath(kind, `yeni-${name}`, 'tr', 'tr');
}

/** A record of each kind, for the links to stand in. */
async function addSources({ db }: Api): Promise<void> {
  for (const kind of sluggedKinds) await add[kind](db, `kaynak-${kind}`, `source-${kind}`);
  const english = { create: { locale: 'en', title: 'x', content: 'x' } };
  await db.aboutSection.create({ data: { title: 'x', content: 'x', translations: english } });
}

/** A field in which owners write links: in what language, and in which ones visitors get it. */
type Place = { name: string; language: Locale; read: readonly Locale[] };
const markOf = ({ name, language }: Place) => `?from=${name}.${language}`;
const writeLinks = (place: Place) => links.map(({ path }) => path + markOf(place));
const writeHtml = (place: Place) =>
  `<p>${writeLinks(place)
    .map((link) => `<a href="${link}">x</a>`)
    .join(' ')}</p>`;

/** Puts all links into every field of every record that may have some, and into the menus. */
async function fillPlaces({ db }: Api): Promise<Place[]> {
  const places: Place[] = [];
  const add = (name: string, language: Locale, read: readonly Locale[] = [language]): Place => {
    const place = { name, language, read };
    places.push(place);
    return place;
  };
  const linking = entities.flatMap(({ kind, translation }) =>
    translation && linkingNames(translation).length > 0 ? { kind, translation } : [],
  );
  // What has one link only has a record for each.
  expect(linking.filter(({ translation }) => translation.links).map(({ kind }) => kind)).toEqual(['heroSection']);
  const buttons = (['tr', 'en'] as const).map((language) => writeLinks(add('heroSection.ctaLink', language)));
  const slide = { title: 'x', ctaText: 'x' };
  const slides = buttons[0]?.map((ctaLink, at) => ({ ...slide, id: at + 1, active: true, ctaLink })) ?? [];
  const translations = buttons[1]?.map((ctaLink, at) => ({ ...slide, recordId: at + 1, locale: 'en', ctaLink })) ?? [];
  await db.heroSection.createMany({ data: slides });
  await db.heroSectionTranslation.createMany({ data: translations });
  for (const { kind, translation } of linking) {
    const id = await findFirst(translation, db);
    for (const field of linkingNames(translation).filter((name) => !translation.links?.includes(name))) {
      const [turkish, english] = [add(`${kind}.${field}`, 'tr'), add(`${kind}.${field}`, 'en')].map(writeHtml);
      const texts = { turkish, english };
      if (translation.kinds[field] === 'blocks') {
        const urls = writeLinks(add(`${kind}.${field}.ctaLink`, 'tr', ['tr', 'en']));
        const title = { title: 'x', ctaText: 'x' };
        const actions = urls.map((ctaLink, at) => ({ kind: 'action', id: at + 2, ...title, button: 'link', ctaLink }));
        const titles = Object.fromEntries(actions.map((action) => [action.id, title]));
        texts.turkish = JSON.stringify([{ kind: 'text', id: 1, html: turkish }, ...actions]);
        texts.english = JSON.stringify({ 1: { html: english }, ...titles });
      }
      await translation.records(db).updateMany({ where: { id }, data: { [field]: texts.turkish } });
      await translation.table(db).updateMany({ where: { recordId: id }, data: { [field]: texts.english } });
    }
  }
  const urls = writeLinks(add('menus.url', 'tr', ['tr', 'en']));
  const header = urls.map((url) => ({ kind: 'address', url, label: { tr: 'x', en: 'x' } }));
  await db.setting.create({ data: { key: menusKey, value: JSON.stringify({ header, footer: null }) } });
  return places;
}

/** The first record that has both languages, and a page where its kind has pages. */
async function findFirst({ entity, records }: TranslationSource, db: Database): Promise<number> {
  const owner = pageEntities.find(({ kind }) => kind === entity);
  const where = { AND: [owner ? pageRule(owner) : {}, { translations: { some: {} } }] };
  const [row] = await records(db).findMany({ where, orderBy: { id: 'asc' }, take: 1 });
  if (!row) throw new Error(`No ${entity} in both languages`);
  return row.id;
}

/** Every public response of both transports in a language, in which each kind of record is asked for by id and by slug. */
async function readAll({ db, rest, trpcText }: Api, locale: Locale): Promise<string> {
  const rows = await Promise.all(
    pageEntities.map(async ({ translation, records }) => {
      const id = translation ? await findFirst(translation, db) : 0;
      const [row] = await records(db).findMany({ where: { id } });
      return { id, slug: row?.slug };
    }),
  );
  const texts: string[] = [];
  for (const { path, method, admin } of endpoints) {
    if (method !== 'get' || admin) continue;
    for (const { id, slug } of path.includes('{') ? rows : rows.slice(0, 1)) {
      const address = path.replace('{id}', String(id)).replace('{slug}', String(slug));
      texts.push(JSON.stringify((await rest('GET', `${address}?locale=${locale}&limit=1000`)).data) ?? '');
    }
  }
  for (const { path, type } of procedures) {
    if (type !== 'query') continue;
    const input = inputOf(path);
    const named = ['id', 'slug'].filter(
      (name) => input && 'shape' in input && isRecord(input.shape) && name in input.shape,
    );
    const inputs = named.length > 0 ? rows : rows.slice(0, 1);
    for (const row of inputs) {
      const response = await trpcText('query', path, JSON.stringify({ limit: 1000, ...row, locale }), undefined);
      if (response.status === 401) break;
      texts.push(await response.text());
    }
  }
  return texts.join('\n');
}

test('every way in which a visibility rule hides a record is tried here', () => {
  const columns = (rule: object): string[] =>
    Object.entries(rule).flatMap(([name, value]: [string, unknown]) => {
      if (name === 'AND' && Array.isArray(value)) return value.flatMap(columns);
      return isRecord(value) && !('not' in value) && !('lte' in value)
        ? columns(value).map((one) => `${name}.${one}`)
        : name;
    });
  for (const entity of pageEntities) {
    const tried = Object.keys(hidden[entity.kind]).map((state) => state.replace(/ .*/, ''));
    expect([...new Set(tried)].toSorted(), entity.kind).toEqual(columns(pageRule(entity)).toSorted());
  }
});

test('a link leads to the present address of what visitors can open in its language, and to what was typed of all else', {
  timeout: 60_000,
}, async () => {
  const api = await startTransports();
  await addSources(api);
  const places = await fillPlaces(api);
  await addTargets(api);

  const text = `${await readAll(api, 'tr')}\n${await readAll(api, 'en')}`;

  const shown = new Set([...text.matchAll(/\/[\w/-]*\?from=[\w.]+/g)].map(([link]) => link));
  const expected = places.flatMap((place) =>
    links.flatMap((link) => place.read.map((locale) => expectedPath(link, locale) + markOf(place))),
  );
  expect([...shown].toSorted()).toEqual([...new Set(expected)].toSorted());

  const told = new Set((await listFindings(api.db)).map(({ other }) => other));
  const closed = places.flatMap((place) =>
    links.filter((link) => !isOpen(link, place.language)).map((link) => link.path + markOf(place)),
  );
  expect(closed.filter((link) => !told.has(link))).toEqual([]);
});
