import * as z from 'zod';
import { entities } from '#entities/index';
import type { VersionedContent } from '#platform/content-entity';
import { pickTexts, translatedNames } from '#platform/records/translations/translation-source';
import { entityOf, findStored, save } from './translation.operations';

/** How the texts of a language are read and saved; null for what has no versions, and in English for what has no English texts. */
export function findHistory(entity: string, locale: 'tr' | 'en'): VersionedContent | null {
  const one = entities.find(({ kind }) => kind === entity);
  if (locale === 'tr') return one?.history ?? null;
  return one?.translation ? englishHistory(entity) : null;
}

const edit = z.record(z.string(), z.unknown());

/** The history of English texts: their fields, and how an older version is saved, also after they were removed. */
function englishHistory(entity: string): VersionedContent {
  const { translation } = entityOf(entity);
  const { kinds, schema } = translation;
  return {
    fields: Object.fromEntries(translatedNames(translation).map((name) => [name, kinds[name] ?? 'text'])),
    read: async ({ db }, id) => {
      const row = await findStored(db, { entity, id });
      return { ...(row && pickTexts(translatedNames(translation), row)), version: row?.version ?? 0 };
    },
    ...(translation.fill && { fill: translation.fill }),
    update: schema.partial(),
    save: (ctx, id, data, version, current) => save(ctx, { entity, id }, { data: edit.parse(data), version, current }),
    // They come into being with the first save.
    create: null,
  };
}
