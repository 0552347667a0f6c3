import type { Database } from '@pano/db';
import { isPublic as isPublicCategory } from '#entities/categories/category.operations';
import { readCategoryNames } from '#entities/categories/category-names';
import { isPublic as isPublicService, nameServices } from '#entities/services/service.queries';
import { withPictures } from '#media/pictures';
import type { ApiContext } from '#platform/context';
import type { Reading } from '#platform/records/translations/reading';
import { orNotFound } from '#platform/transport/errors';
import { isPublic, listVisibleItems } from './project.queries';
import type { FilteredProjectQuery } from './project.schema';

/** Categories and services to choose from, at most: the page has to stay of a size. */
const maxChoices = 60;

const byOrder = [{ order: 'asc' as const }, { id: 'asc' as const }];

/**
 * A page of the public projects, those of a category, of a service or of both, and what visitors may narrow the list by.
 * @throws AppError where there is no such category or service; one without projects gives an empty page
 */
export async function listFiltered(ctx: ApiContext, query: FilteredProjectQuery, reading: Reading) {
  const { db } = ctx;
  const { category: slug, service: key, limit, offset } = query;
  const category =
    slug === undefined
      ? null
      : orNotFound(
          await db.category.findFirst({
            where: { ...isPublicCategory, slug },
            select: { id: true, name: true, slug: true },
          }),
          'category.notFound',
        );
  const service = key === undefined ? null : orNotFound(await findService(db, key), 'service.notFound');
  const page = { limit, offset, categoryId: category?.id, serviceId: service?.id };
  const [projects, categories, services] = await Promise.all([
    listVisibleItems(ctx, page, reading),
    readCategories(db, reading, category),
    readServices(db, reading, service),
  ]);
  return { ...(await withPictures(db, projects, ({ cover }) => cover)), categories, services };
}

type Category = { id: number; name: string; slug: string };

/** Those with public projects, and the chosen one; `key` is what addresses name them by, in either language. */
async function readCategories(db: Database, reading: Reading, chosen: Category | null) {
  const categories = await db.category.findMany({
    where: { ...isPublicCategory, projects: { some: { visible: true } } },
    select: { id: true, name: true, slug: true },
    orderBy: byOrder,
    take: maxChoices,
  });
  const toNamed = await readCategoryNames(db, reading);
  return withChosen(categories, chosen).map((category) => {
    const { name, lang } = toNamed(category);
    return { key: category.slug, name, lang, chosen: category.id === chosen?.id };
  });
}

type Service = { id: number; title: string; slug: string | null };

async function readServices(db: Database, reading: Reading, chosen: Service | null) {
  const services = await db.service.findMany({
    where: { ...isPublicService, projects: { some: { project: isPublic } } },
    select: serviceSelect,
    orderBy: byOrder,
    take: maxChoices,
  });
  const choices = withChosen(services, chosen);
  const named = await nameServices(
    db,
    choices.map(({ id, title }) => ({ id, title })),
    reading,
  );
  return named.map(({ id, title, lang }, index) => ({
    key: choices[index]?.slug ?? String(id),
    name: title,
    lang,
    chosen: id === chosen?.id,
  }));
}

const serviceSelect = { id: true, title: true, slug: true } as const;

/** An address names a service by its slug, and one without a slug by its number. */
const findService = (db: Database, key: string) =>
  db.service.findFirst({
    where: { ...isPublicService, OR: [{ slug: key }, ...(isNumber.test(key) ? [{ id: Number(key) }] : [])] },
    select: serviceSelect,
  });

const isNumber = /^[1-9]\d{0,8}$/;

const withChosen = <Row extends { id: number }>(rows: Row[], chosen: Row | null): Row[] =>
  chosen && !rows.some(({ id }) => id === chosen.id) ? [...rows, chosen] : rows;
