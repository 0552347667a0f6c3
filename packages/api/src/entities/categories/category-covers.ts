import type { Db } from '@pano/db';
import { isPublic as isPublicProject } from '#entities/projects/project.queries';
import { findCover } from '#entities/projects/project.schema';
import { imageOrder } from '#entities/projects/project-version';
import type { Picture } from '#media/media.schema';
import { withPicture, withPictures } from '#media/pictures';
import type { ApiContext } from '#platform/context';
import type { Page } from '#platform/records/list';

type WithImage = { id: number; image: string | null };
type Cover = { cover: string | null; picture: Picture | null };

/**
 * The rows of a page, each with the picture that stands for the category: the one that the owner chose, else the photo
 * of its newest public project that has one; null where there is neither.
 */
export async function withCovers<Row extends WithImage>(db: Db, page: Page<Row>): Promise<Page<Row & Cover>> {
  const coverOf = await findNewestPhotos(
    db,
    page.items.filter(({ image }) => image === null).map(({ id }) => id),
  );
  const items = page.items.map((row) => ({ ...row, cover: row.image ?? coverOf.get(row.id) ?? null }));
  return withPictures(db, { ...page, items }, ({ cover }) => cover);
}

/** A category with the picture that stands for it. */
export async function withCover<Row extends WithImage>(db: Db, row: Row): Promise<Row & Cover> {
  const cover = row.image ?? (await findNewestPhotos(db, [row.id])).get(row.id) ?? null;
  return withPicture(db, { ...row, cover }, (category) => category.cover);
}

/** What a category without a picture of its own shows, or null where none of its public projects has a photo. */
export const getNewestPhoto = async ({ db }: ApiContext, id: number): Promise<{ url: string | null }> => ({
  url: (await findNewestPhotos(db, [id])).get(id) ?? null,
});

/** The photo of the newest public project of each category, among those that have one. */
async function findNewestPhotos(db: Db, categoryIds: number[]): Promise<Map<number, string | null>> {
  if (categoryIds.length === 0) return new Map();
  const newest = await db.project.groupBy({
    by: ['categoryId'],
    where: {
      ...isPublicProject,
      categoryId: { in: categoryIds },
      OR: [{ image: { not: null } }, { images: { some: {} } }],
    },
    _max: { id: true },
  });
  const ids = newest.flatMap(({ _max }) => _max.id ?? []);
  const images = { select: { imageUrl: true }, orderBy: imageOrder, take: 1 };
  const select = { categoryId: true, image: true, images };
  const projects = await db.project.findMany({ where: { id: { in: ids } }, select });
  return new Map(projects.map((project) => [project.categoryId, findCover(project)]));
}
