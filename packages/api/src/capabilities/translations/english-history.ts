import * as z from 'zod';
import type { VersionedContent } from '#platform/content-entity';
import { translatedNames } from '#platform/records/translations/translation-source';
import { entityOf, find, save } from './translation.operations';

const edit = z.record(z.string(), z.unknown());

/** The history of English texts: their fields, and how an older version is saved, also after they were removed. */
export function englishHistory(entity: string): VersionedContent {
  const { translation } = entityOf(entity);
  const { kinds, schema } = translation;
  return {
    fields: Object.fromEntries(translatedNames(translation).map((name) => [name, kinds[name] ?? 'text'])),
    read: async (ctx, id) => {
      const english = await find(ctx, { entity, id });
      return { ...english?.texts, version: english?.version ?? 0 };
    },
    update: schema.partial(),
    save: (ctx, id, data, version) => save(ctx, { entity, id }, { data: edit.parse(data), version }),
  };
}
