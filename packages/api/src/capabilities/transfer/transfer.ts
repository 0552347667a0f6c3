import type { Database, Db } from '@pano/db';
import { slugRedirectNames } from '#addresses';
import { entities } from '#entities/index';
import { removeSampleVisits } from '#insight/visit.samples';
import type { TransactionContext } from '#platform/records/transaction';
import { listSlugs, pageEntities } from '../public-records';
import { clearTrash } from '../trash/trash.operations';
import { type ContentFile, type Transferred, transferred } from './content-file';
import { exportHomeAndMenus, importHomeAndMenus } from './home-and-menus';
import { exportPicks, importPicks, readRecordNames } from './record-names';
import { exportTranslations, importTranslations, withoutTranslations } from './translations';

/** What the entities read: as the content file holds it, dates not yet texts. */
type ExportedParts = {
  [Entity in Transferred as Entity['plural']]: Awaited<ReturnType<Entity['transfer']['read']>>;
};

/**
 * Everything that the owner and visitors have put into the site, as one moment saw it. It is not held to any rule:
 * what is there can leave, also where a rule became stricter since.
 * @param messages whether the messages of visitors come along
 */
export const exportContent = (database: Database, { messages }: { messages: boolean }) =>
  database.$transaction(
    async (db) => {
      const parts: Record<string, unknown> = {};
      const names = await readRecordNames(db);
      for (const entity of transferred) {
        const { plural, transfer, translation } = entity;
        const records = transfer.personal && !messages ? [] : exportPicks(entity, await transfer.read(db), names);
        parts[plural] = translation ? await exportTranslations(db, translation, records) : records;
      }
      return {
        format: 'pano-content',
        formatVersion: 2,
        exportedAt: new Date(),
        ...(parts as ExportedParts),
        ...(await exportHomeAndMenus(db, names)),
        formerSlugs: await exportSlugRedirects(db),
      };
    },
    { isolationLevel: 'Serializable', timeout: 60_000 },
  );

async function exportSlugRedirects(db: Db) {
  const slugs = new Map<string, string>();
  for (const entity of pageEntities) {
    const redirects = slugRedirectNames[entity.kind];
    for (const { id, slug } of await listSlugs(db, entity, { where: {} })) slugs.set(`${redirects} ${id}`, slug);
  }
  const rows = await db.formerSlug.findMany({ orderBy: [{ entity: 'asc' }, { slug: 'asc' }] });
  return rows.map(({ entity, slug, recordId, createdAt }) => {
    const record = slugs.get(`${entity} ${recordId}`) ?? null;
    return { entity, slug, record, createdAt };
  });
}

/** Whether the site has no content: nothing that an owner or a visitor has put into it. */
export async function isEmptySite(db: Db): Promise<boolean> {
  const counts = await Promise.all(
    entities.map(({ records, transfer }) => transfer?.count?.(db) ?? records?.(db).count({ where: {} })),
  );
  return counts.every((count) => !count);
}

/** Removes all content with its history; accounts, the activity log and counts of visits stay. The files of its pictures are noted as pending. */
export async function clearContent(db: Db): Promise<void> {
  for (const { records, transfer } of entities.toReversed()) {
    await (transfer?.clear?.(db) ?? records?.(db).deleteMany({ where: {} }));
  }
  await clearTrash(db);
  await db.formerSlug.deleteMany();
  await db.revision.deleteMany();
  await db.draft.deleteMany();
  await db.schedule.deleteMany();
  await db.previewLink.deleteMany();
  await db.formerPicture.deleteMany();
  await removeSampleVisits(db);
}

/**
 * Puts content into a site that has none, through the operations that the owner's forms call: rules, cleaning and
 * search texts are theirs. Records get new numbers and keep their dates. The files of pictures are there already, and
 * no longer pending from here on.
 */
export async function importContent(ctx: TransactionContext, content: ContentFile): Promise<void> {
  const parts: Record<string, unknown> = content;
  for (const entity of transferred) {
    const { plural, transfer, translation } = entity;
    const records = parts[plural];
    await transfer.write(ctx, await importPicks(ctx, entity, translation ? withoutTranslations(records) : records));
    if (translation) await importTranslations(ctx, translation, records);
  }
  await importSlugRedirects(ctx.tx, content.formerSlugs);
  await importHomeAndMenus(ctx, content);
}

async function importSlugRedirects(db: Db, redirects: ContentFile['formerSlugs']): Promise<void> {
  const ids = new Map<string, number>();
  for (const entity of pageEntities) {
    const redirects = slugRedirectNames[entity.kind];
    for (const { id, slug } of await listSlugs(db, entity, { where: {} })) ids.set(`${redirects} ${slug}`, id);
  }
  for (const { entity, slug, record, createdAt } of redirects) {
    const recordId = record === null ? null : (ids.get(`${entity} ${record}`) ?? null);
    await db.formerSlug.create({ data: { entity, slug, recordId, createdAt } });
  }
}
