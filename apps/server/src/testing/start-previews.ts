import { entities } from '@pano/api/testing';
import type * as z from 'zod';
import { account } from './start-api';
import { startSite } from './start-site';
import { signIn } from './upload';

/** All content that can be previewed. */
export const versioned = entities.flatMap((entity) => (entity.history ? [{ ...entity, history: entity.history }] : []));
export type Versioned = (typeof versioned)[number];

const sample = { SAMPLE_CONTENT: 'true', PUBLIC_URL: 'http://localhost:3000' };

/** A site with the sample content, and who asks for previews of it. */
export async function startPreviews() {
  const { url, services, dataDir } = await startSite(sample);
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
  return { db: services.db, dataDir, get, run, readState };
}

type State = { query: unknown[] };
export type Preview = { path: string; state: State; outdated: string[]; card: string };

/** Queries that run side by side end in any order. */
export const sorted = (state: State) => ({
  ...state,
  query: state.query.map((entry) => JSON.stringify(entry)).toSorted(),
});

type Site = Awaited<ReturnType<typeof startPreviews>>;

/** The first record of a kind; there is only one of what has no table. */
export async function findRecord({ db }: Site, { records }: Versioned): Promise<number> {
  const [first] = (await records?.(db).findMany({ where: {}, orderBy: { id: 'asc' }, take: 1 })) ?? [];
  return first?.id ?? 0;
}

/** What a gallery gets first. */
const photo = '/art/project-cephe.svg';

/** Each text of a record with something behind it, and each gallery with another picture, as far as its rules allow. */
function edit(fields: object, rules: Record<string, z.ZodType>, live: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(live));
  const changed = Object.entries(fields).flatMap(([name, kind]): [string, unknown][] => {
    const value = values.get(name);
    if (kind === 'images') return [[name, [photo, ...[value ?? []].flat().toReversed()]]];
    const added = kind === 'richText' ? '<p>Yeni</p>' : 'x';
    return typeof value === 'string' && (kind === 'text' || kind === 'richText') ? [[name, value + added]] : [];
  });
  return Object.fromEntries(changed.filter(([name, value]) => rules[name]?.safeParse(value).success));
}

/** What is changed where there are no texts. */
const others: Record<string, object> = {
  menus: { header: [{ kind: 'section', section: 'about', label: { tr: 'Biz', en: 'Us' } }] },
  homeSettings: { home_show_projects: false },
};

/** The fields that are changed in each language of a record; null where it has no texts in it. */
export async function editBoth(site: Site, entity: Versioned, id: number) {
  const { history, translation } = entity;
  const texts = edit(history.fields, history.update.shape, await history.read(site, id));
  const turkish = others[entity.kind] ?? texts;
  if (!translation) return { turkish, english: null };
  const { texts: english } = await site.get('translations.get', { entity: entity.kind, id });
  return { turkish, english: edit(translation.kinds, translation.schema.shape, english) };
}
