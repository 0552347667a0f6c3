import { isDeepStrictEqual as isEqual } from 'node:util';
import { entities } from '@pano/api/testing';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { account } from '#testing/start-api';
import { startSite } from '#testing/start-site';
import { signIn } from '#testing/upload';

const versioned = entities.flatMap((entity) => (entity.history ? [{ ...entity, history: entity.history }] : []));
type Versioned = (typeof versioned)[number];

const sample = { SAMPLE_CONTENT: 'true', PUBLIC_URL: 'http://localhost:3000' };

async function startPreviews() {
  const { url, services } = await startSite(sample);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(url, account)}` };
  const readData = async (response: Response) => {
    const { result, error } = await response.json();
    if (error) throw new Error(JSON.stringify(error));
    return result.data;
  };
  const get = async (name: string, input: object) =>
    readData(await fetch(`${url}/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers }));
  const run = async (name: string, input: object) =>
    readData(await fetch(`${url}/trpc/${name}`, { method: 'POST', headers, body: JSON.stringify(input) }));
  /** What the page hands to the browser. */
  const readState = async (path: string) => {
    const html = await (await fetch(url + path, { headers: { 'accept-language': 'tr' } })).text();
    return sorted(JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? 'null'));
  };
  return { db: services.db, get, run, readState };
}

type State = { query: unknown[] };
type Preview = { path: string; state: State; outdated: string[] };

/** Queries that run side by side end in any order. */
const sorted = (state: State) => ({ ...state, query: state.query.map((entry) => JSON.stringify(entry)).toSorted() });

type Site = Awaited<ReturnType<typeof startPreviews>>;

/** The first record of a kind; there is only one of what has no table. */
async function findRecord({ db }: Site, { records }: Versioned): Promise<number> {
  const [first] = (await records?.(db).findMany({ where: {}, orderBy: { id: 'asc' }, take: 1 })) ?? [];
  return first?.id ?? 0;
}

/** Each text of a record with something behind it, as far as its rules allow. */
function edit(fields: object, rules: Record<string, z.ZodType>, live: object): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(live));
  const changed = Object.entries(fields).flatMap(([name, kind]) => {
    const value = values.get(name);
    const added = kind === 'richText' ? '<p>Yeni</p>' : 'x';
    return typeof value === 'string' && (kind === 'text' || kind === 'richText')
      ? [[name, value + added] as const]
      : [];
  });
  return Object.fromEntries(changed.filter(([name, value]) => rules[name]?.safeParse(value).success));
}

/** What is changed of settings without texts. */
const composed = new Map<string, object>([
  ['menus', { header: [{ kind: 'address', url: 'https://emo.example', label: { tr: 'Odamız', en: null } }] }],
  ['homeSettings', { shown_services: { limit: 1, ids: [] }, home_show_articles: false }],
]);

/** The fields that are changed in each language of a record; null where it has no texts in it. */
async function editBoth(site: Site, entity: Versioned, id: number) {
  const { history, translation } = entity;
  const texts = edit(history.fields, history.update.shape, await history.read(site, id));
  const turkish = { ...texts, ...composed.get(entity.kind) };
  if (!translation) return { turkish, english: null };
  const translated = await site.get('translations.get', { entity: entity.kind, id });
  return { turkish, english: edit(translation.kinds, translation.schema.shape, translated.texts) };
}

test.each(versioned)('the preview of $kind is the page that publishing makes, in both languages', async (entity) => {
  const site = await startPreviews();
  const id = await findRecord(site, entity);
  const ref = { entity: entity.kind, record: String(id) };
  const { turkish, english } = await editBoth(site, entity, id);
  const render = async (input: object): Promise<Preview> => {
    const preview: Preview = await site.run('previews.render', { ...ref, ...input });
    expect(preview.outdated).toEqual([]);
    return preview;
  };
  const publish = async (locale: string, values: object) => {
    await site.run('drafts.keep', { ...ref, locale, values });
    await site.run('drafts.publish', { ...ref, locale });
  };
  const both = english && (await render({ locale: 'en', values: turkish, english, place: 'page' }));
  for (const [locale, values] of [
    ['tr', turkish],
    ['en', english],
  ] as const) {
    if (!values) continue;
    const page = await render({ locale, values, place: 'page' });
    const card = await render({ locale, values, place: 'card' });
    const live = await site.readState(card.path);
    await publish(locale, values);
    expect(sorted(page.state)).toEqual(await site.readState(page.path));
    const published = await site.readState(card.path);
    expect(sorted(card.state)).toEqual(published);
    // No page shows keywords.
    expect(isEqual(live, published)).toBe(entity.kind === 'keyword');
  }
  if (both) expect(sorted(both.state)).toEqual(await site.readState(both.path));
});
