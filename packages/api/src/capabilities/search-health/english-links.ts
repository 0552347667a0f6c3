import type { Db } from '@pano/db';
import { entities } from '#entities/index';
import { readLabel } from '#platform/content-entity';
import { linkingNames, listLinks } from '#platform/records/translations/present-links';
import { translationLocale } from '#platform/records/translations/translation-source';
import { pageRule } from '../public-records';
import type { HealthLink } from './read-site';

/** The links within the site of all English texts that visitors read; two queries for each kind that has any. */
export async function listEnglishLinks(db: Db): Promise<HealthLink[]> {
  const lists = entities.map(async (entity) => {
    const { kind, translation } = entity;
    const names = translation ? linkingNames(translation) : [];
    const [first] = names;
    if (!translation || first === undefined) return [];
    const rows = await translation.table(db).findMany({ where: { locale: translationLocale } });
    const links = new Map(
      rows.map((row) => {
        const texts = new Map<string, unknown>(Object.entries(row));
        const ownLinks = names.flatMap((name) =>
          // What is wrong in a block is shown at the text, as it is for Turkish.
          listLinks(translation, { [name]: texts.get(name) }).map((url) => ({
            url,
            field: translation.kinds[name] === 'blocks' ? first : name,
          })),
        );
        return [row.recordId, ownLinks] as const;
      }),
    );
    const id = { in: [...links].flatMap(([recordId, ownLinks]) => (ownLinks.length > 0 ? recordId : [])) };
    if (id.in.length === 0) return [];
    const where = { AND: [pageRule(entity), { id }] };
    const records = await translation.records(db).findMany({ where, orderBy: { id: 'asc' } });
    return records.flatMap((record) =>
      (links.get(record.id) ?? []).map((link) => ({ ...link, kind, id: record.id, title: readLabel(entity, record) })),
    );
  });
  return (await Promise.all(lists)).flat();
}
