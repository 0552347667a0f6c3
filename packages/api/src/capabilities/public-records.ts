import type { Db } from '@pano/db';
import { type SluggedKind, sluggedKinds } from '#addresses';
import { entities } from '#entities/index';
import type { ContentEntity, PublicPage } from '#platform/content-entity';
import type { RecordTable } from '#platform/records/stored-record';

type PageEntity = ContentEntity & { kind: SluggedKind; records: (db: Db) => RecordTable; publicPage: PublicPage };

/** Whether each of its records has a public page. */
export const hasPages = (entity: ContentEntity): entity is PageEntity =>
  sluggedKinds.some((kind) => kind === entity.kind) && entity.records !== null && entity.publicPage !== null;

/** The entities whose records have a public page each. */
export const pageEntities: readonly PageEntity[] = entities.filter(hasPages);

/** The condition on the records that visitors may see. */
export const publicRule = ({ isPublic }: Pick<ContentEntity, 'isPublic'>): object =>
  (typeof isPublic === 'function' ? isPublic() : isPublic) ?? {};

/** The condition on those that have a page, too, where the entity has pages. */
export const pageRule = (entity: Pick<ContentEntity, 'isPublic' | 'publicPage'>): object => ({
  AND: [publicRule(entity), entity.publicPage?.only ?? {}],
});

/** The Turkish slugs of records, also of those that visitors may not see. */
export async function listSlugs(db: Db, { records }: PageEntity, query: { where: object; take?: number }) {
  const rows = await records(db).findMany({ ...query, select: { id: true, slug: true } });
  return rows.flatMap(({ id, slug }) => (slug ? { id, slug } : []));
}
