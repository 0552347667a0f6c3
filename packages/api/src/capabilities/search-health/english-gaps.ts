import type { Db } from '@pano/db';
import { entities } from '#entities/index';
import { pickTexts, translatedNames, translationLocale } from '#platform/records/translations/translation-source';
import { describing, type HealthPage } from './read-site';

/** The pages whose English texts lack the description that the Turkish ones have, each with its field; one query for each kind. */
export async function findEnglishGaps(db: Db, pages: HealthPage[]): Promise<{ page: HealthPage; field: string }[]> {
  const lists = entities.map(async ({ kind, translation }) => {
    const fields = translation ? describing.filter((name) => translatedNames(translation).includes(name)) : [];
    const [field] = fields;
    if (!translation || field === undefined) return [];
    const described = pages.filter((page) => page.kind === kind && page.descriptions.some(({ text }) => text.trim()));
    const byId = new Map(described.map((page) => [page.id, page]));
    const rows = byId.size > 0 ? await translation.table(db).findMany({ where: { locale: translationLocale } }) : [];
    return rows.flatMap((row) => {
      const page = byId.get(row.recordId);
      const texts = pickTexts(translatedNames(translation), row);
      return page && fields.every((name) => !texts[name]?.trim()) ? [{ page, field }] : [];
    });
  });
  return (await Promise.all(lists)).flat();
}
