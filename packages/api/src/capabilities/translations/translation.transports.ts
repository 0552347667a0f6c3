import * as z from 'zod';
import { idField } from '#platform/input/fields';
import { byIds } from '#platform/records/list';
import {
  optionalNames,
  type TranslationSource,
  translatedNames,
} from '#platform/records/translations/translation-source';
import { endpoint, idParam, listResponse, many, one, removed } from '#platform/transport/endpoint';
import { orNotFound } from '#platform/transport/errors';
import { contentProcedure, router } from '#platform/transport/trpc';
import * as translations from './translation.operations';
import { type TranslationEdit, type TranslationRecord, translationEdit, turkishEdit } from './translation.schema';
import * as status from './translation-status';

const kinds = z.enum(translations.translatedEntities.map(({ kind }) => kind));
const ofRecord = z.object({ entity: kinds, id: idField() });

/** The rules of the texts that are named, with a message for each field. */
const checkTexts = (
  { entity, data }: { entity: string; data: TranslationEdit['data'] },
  path: string[],
  context: z.RefinementCtx,
) => {
  const { schema } = translations.entityOf(entity).translation;
  for (const issue of schema.partial().safeParse(data).error?.issues ?? []) {
    context.addIssue({ code: 'custom', message: issue.message, path: [...path, ...issue.path] });
  }
};

const saveInput = ofRecord
  .extend(translationEdit.shape)
  .superRefine((input, context) => checkTexts(input, ['data'], context));

const saveBothInput = ofRecord
  .extend({ turkish: turkishEdit, english: translationEdit })
  .superRefine(({ entity, english: { data } }, context) => checkTexts({ entity, data }, ['english'], context));

export const translationRouter = router({
  get: contentProcedure.input(ofRecord).query(({ ctx, input }) => translations.find(ctx, input)),
  save: contentProcedure.input(saveInput).mutation(({ ctx, input }) => translations.save(ctx, input, input)),
  saveBoth: contentProcedure.input(saveBothInput).mutation(({ ctx, input }) => translations.saveBoth(ctx, input)),
  list: contentProcedure.input(status.documentQuery).query(({ ctx, input }) => status.list(ctx, input)),
  count: contentProcedure.query(({ ctx }) => status.count(ctx)),
  kinds: contentProcedure.query(() => status.documentKinds),
  remove: contentProcedure.input(ofRecord).mutation(({ ctx, input }) => translations.remove(ctx, input)),
});

/** What lists show beside each record. */
export const lifecycleRouter = router({
  states: contentProcedure.input(byIds.extend({ entity: kinds })).query(({ ctx, input }) => status.states(ctx, input)),
});

/** The address of a collection in the REST API: `/admin/hero-sections`. */
export const collectionPath = (plural: string) =>
  `/admin/${plural.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Blocks are named where a record has texts for them. */
const toRest = ({ kinds }: TranslationSource, { texts, stale, createdAt, updatedAt }: TranslationRecord) => ({
  ...Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== null || kinds[name] !== 'blocks')),
  stale,
  createdAt,
  updatedAt,
});

const shared = { tag: 'Translations', admin: true, tokens: 'content' } as const;

const listEndpoint = endpoint({
  ...shared,
  method: 'get',
  path: '/admin/translations',
  summary: 'List what has texts in both languages, with the state of the English ones',
  query: status.documentQuery,
  response: many(status.documentRest),
  run: async ({ ctx, query }) => listResponse(await status.list(ctx, query)),
});

const recordEndpoints = translations.translatedEntities.flatMap(({ kind, plural, translation }) => {
  const names = z.enum(translatedNames(translation));
  const record = z
    .object({
      ...responseTexts(translation),
      stale: z.record(z.string(), z.int()).meta({
        description:
          'The texts whose Turkish has changed since, each with the version of the Turkish that it still says',
      }),
      createdAt: z.string(),
      updatedAt: z.string(),
    })
    .meta({ id: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Translation` });
  const ofTexts = {
    ...shared,
    path: `${collectionPath(plural)}/{id}/translations/en`,
    params: idParam,
    missing: translation.missing,
  } as const;
  return [
    endpoint({
      ...ofTexts,
      method: 'get',
      summary: `Read the English texts of a record of ${plural}`,
      response: one(record),
      run: async ({ ctx, params: { id } }) => ({
        data: toRest(
          translation,
          orNotFound(await translations.find(ctx, { entity: kind, id }), 'translation.notFound'),
        ),
      }),
    }),
    endpoint({
      ...ofTexts,
      method: 'put',
      summary: `Save English texts of a record of ${plural}; absent fields stay`,
      body: (translation.programs ?? translation.schema).partial().extend({
        current: z
          .array(names)
          .optional()
          .meta({ description: 'Fields that still say what the Turkish says, although that has changed' }),
      }),
      example: translation.example,
      response: one(record),
      conflict: translation.slugs ? `slug.taken.${translation.slugs}` : undefined,
      run: async ({ ctx, params: { id }, body: { current, ...data } }) => ({
        data: toRest(translation, await translations.save(ctx, { entity: kind, id }, { data, current })),
      }),
    }),
    endpoint({
      ...ofTexts,
      method: 'delete',
      summary: `Take the English texts of a record of ${plural} off the site`,
      response: removed,
      run: async ({ ctx, params: { id } }) => ({ data: await translations.remove(ctx, { entity: kind, id }) }),
    }),
  ];
});

export const translationEndpoints = [listEndpoint, ...recordEndpoints];

/** The texts as they are stored: what may be empty may be null. */
function responseTexts(source: TranslationSource) {
  const optional = new Set(optionalNames(source));
  const entries = translatedNames(source).map((name) => [
    name,
    source.kinds[name] === 'blocks' ? z.string().optional() : optional.has(name) ? z.string().nullable() : z.string(),
  ]);
  return Object.fromEntries(entries) as Record<string, z.ZodType<string | null | undefined>>;
}
