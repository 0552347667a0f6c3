import * as z from 'zod';
import { findHistory } from '#capabilities/translations/english-history';
import { collectionPath } from '#capabilities/translations/translation.transports';
import { entities } from '#entities/index';
import type { VersionedContent } from '#platform/content-entity';
import { endpoints } from '#rest';
import { startTestApi } from './test-api';

/** Changes of what has no title, of which a text is the content. */
const edits: Record<string, (text: string) => Record<string, unknown>> = {
  menus: (text) => ({ header: [{ kind: 'address', url: 'https://emo.example', label: { tr: text, en: null } }] }),
  homeSettings: (text) => ({ shown_projects: { limit: text.length, ids: [] } }),
};

/**
 * All content with a history, in each language that it has one in; `create` is how the Turkish record is created, `edit`
 * makes a change of which a text is the content.
 */
export const versionedContent = entities.flatMap(({ kind, plural, label, translation, history }) => {
  if (!history) return [];
  const edit = label === null ? edits[kind] : (text: string): Record<string, unknown> => ({ [label]: text });
  if (!edit) throw new Error(`The tests know no change of ${kind}`);
  const shared = { kind, plural, label, edit, translation, create: history.create };
  return (['tr', 'en'] as const).flatMap((locale) => {
    const one = findHistory(kind, locale);
    return one ? [{ ...shared, locale, history: one }] : [];
  });
});

type Versioned = (typeof versionedContent)[number];

/** The same with a title, or another text that they are called by. */
export const versionedTexts = versionedContent.flatMap(({ label, ...others }) =>
  label === null ? [] : [{ label, ...others }],
);

export type VersionedText = (typeof versionedTexts)[number];

/** What a form could send for a new record: the example of the documentation, as far as forms and programs agree. */
function findExample({ plural, create }: Versioned): object {
  const example = endpoints.find(({ method, path }) => method === 'post' && path === collectionPath(plural))?.doc
    .example;
  const fields = Object.entries(typeof example === 'object' && example !== null ? example : {});
  const rules = z.record(z.string(), z.instanceof(z.ZodType)).parse(create?.rules.shape ?? {});
  return Object.fromEntries(fields.filter(([name, value]) => rules[name]?.safeParse(value).success));
}

/** A site with one record of a kind, with English texts where it can have them; `form` is what a new record would be made of. */
export async function startRecord(texts: Versioned) {
  const { kind, translation, create, history, edit } = texts;
  const api = await startTestApi({ signedIn: true });
  const { id: categoryId } = await api.trpc.categories.create({ name: 'Dayanak', slug: 'dayanak' });
  const example = findExample(texts);
  const form: Record<string, unknown> = 'categoryId' in example ? { ...example, categoryId } : { ...example };
  const { id } = create ? await create.run(api.context, create.rules.parse(form)) : { id: 0 };
  if (!create) await history.save(api.context, id, edit('Örnek'));
  if (translation) await api.trpc.translations.save({ entity: kind, id, data: { ...translation.example } });
  return { ...api, id, record: String(id), form };
}

/** The fields of a record in a language, by their names. */
export async function readFields(
  { db }: { db: Awaited<ReturnType<typeof startTestApi>>['db'] },
  { fields, read }: VersionedContent,
  id: number,
): Promise<Record<string, unknown>> {
  const values = new Map<string, unknown>(Object.entries(await read({ db }, id)));
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values.get(name) ?? null]));
}
