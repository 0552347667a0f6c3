import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import type { Paths } from '#addresses';
import { picturesOf } from '#media/pictures';
import type { ApiContext } from '#platform/context';
import { selectFields } from '#platform/fields/columns';
import { readQuestions } from '#platform/input/questions';
import { withCleanTexts } from '#platform/input/rich-text';
import { listPicked, onlyPicked, type PickedQuery, pageOf, slice } from '#platform/records/list';
import { matchWords } from '#platform/records/search';
import { withIsoDates } from '#platform/records/stored-record';
import { inEnglishState } from '#platform/records/translations/english-state';
import {
  localize,
  localizeBySlug,
  localizePage,
  localizePages,
  type OnPage,
} from '#platform/records/translations/localize';
import { onlyTranslated, type Reading } from '#platform/records/translations/reading';
import { orNotFound } from '#platform/transport/errors';
import { serviceCard, serviceFields } from './service.fields';
import {
  listServicePhotos,
  type ServiceListItem,
  type ServiceQuery,
  type ServiceRecord,
  serviceHistory,
  serviceTranslation,
} from './service.schema';

/** What a visitor may see. */
export const isPublic = { visible: true } satisfies Prisma.ServiceWhereInput;

/** Whether a service, or its English, has a page: one without content is a card that leads nowhere. */
export const hasPage = { slug: { not: null }, content: { not: null } } satisfies Prisma.ServiceWhereInput &
  Prisma.ServiceTranslationWhereInput;

/** Where the English texts are. */
export const englishTexts = {
  entity: 'service',
  schema: serviceTranslation,
  kinds: serviceHistory.fields,
  table: (db: Db) => db.serviceTranslation,
  missing: 'service.notFound',
} as const;

/** Those of the English texts that have a page. */
const englishPages = { ...englishTexts, only: hasPage };

/** `path` is the address of its page, where it has one. */
export async function listVisible({ db }: ApiContext, query: PickedQuery, reading: Reading = {}) {
  const where = { ...isPublic, ...onlyTranslated(reading) };
  const paged: { id: number; slug: string }[] = [];
  const services = await listPicked(query, (page) => {
    const picked = { ...where, ...onlyPicked(page) };
    const rows = db.service.findMany({ where: picked, select: cardSelect, orderBy: byOrder, ...slice(page) });
    return pageOf(page, rows, db.service.count({ where }), ({ slug, content, ...row }) => {
      if (slug !== null && content !== null) paged.push({ id: row.id, slug });
      return toItem(row);
    });
  });
  const items = await localize(db, englishTexts, reading, services.items);
  const addresses = await findAddresses(db, paged, reading);
  const addAddresses = <Service extends { id: number }>(service: Service): Service & Addresses => ({
    ...service,
    ...addresses.get(service.id),
  });
  return { ...services, items: items.map(addAddresses) };
}

type Addresses = { path?: string; paths?: Paths };

/** The addresses of the pages of services, by their numbers. */
async function findAddresses(db: Db, paged: { id: number; slug: string }[], reading: Reading) {
  const pages = await localizePages(db, englishPages, reading, paged);
  return new Map(pages.map(({ id, path, paths }): [number, Addresses] => [id, paths ? { path, paths } : { path }]));
}

/** Services beside another record, in the language of the reader; `path` is null where one has no page. */
export async function nameServices<Service extends { id: number }>(db: Db, services: Service[], reading: Reading) {
  if (services.length === 0) return [];
  const items = await localize(db, englishTexts, reading, services);
  const where = { id: { in: services.map(({ id }) => id) }, ...hasPage };
  const rows = await db.service.findMany({ where, select: { id: true, slug: true } });
  const paged = rows.flatMap(({ id, slug }) => (slug === null ? [] : { id, slug }));
  const addresses = await findAddresses(db, paged, { ...reading, paths: false });
  return items.map((service) => ({ ...service, path: addresses.get(service.id)?.path ?? null }));
}

/** @public Called by crudEndpoints, which gets the whole module. */
export async function list({ db }: ApiContext, query: ServiceQuery) {
  const english = await inEnglishState(db, englishTexts, query.english);
  const where = { ...matchWords(query.q), ...english, visible: query.visible };
  const orderBy = orders[query.sort ?? 'order'];
  const rows = db.service.findMany({ where, select: itemSelect, orderBy, ...slice(query) });
  return pageOf(query, rows, db.service.count({ where }), toItem);
}

export async function get({ db }: { db: Db }, id: number): Promise<ServiceRecord> {
  return toRecord(orNotFound(await db.service.findUnique({ where: { id }, select }), 'service.notFound'));
}

export async function getVisible({ db }: ApiContext, id: number, reading: Reading = {}) {
  const service = orNotFound(await findVisible(db, { id }), 'service.notFound');
  return toPage(await localizePage(db, englishPages, reading, service));
}

export async function getVisibleBySlug({ db }: ApiContext, slug: string, reading: Reading = {}) {
  return toPage(await localizeBySlug(db, englishPages, reading, slug, (where) => findVisible(db, where)));
}

/** What the form for a quote says of the service that it is about. */
export async function getName(ctx: ApiContext, slug: string, reading: Reading = {}) {
  const { title, lang } = await getVisibleBySlug(ctx, slug, reading);
  return { slug, title, lang };
}

/** A service with what the site needs to show its photos. */
export async function withPhotos<Service extends { image: string | null; gallery: string[] }>(
  db: Db,
  service: Service,
) {
  const pictureOf = await picturesOf(db, listServicePhotos(service));
  return {
    ...service,
    picture: pictureOf(service.image),
    images: service.gallery.map((imageUrl) => ({ imageUrl, picture: pictureOf(imageUrl) })),
  };
}

export const itemSelect = selectFields('Service', serviceCard);

/** What a card shows, and whether it has a page. */
const cardSelect = { ...itemSelect, slug: true, content: true } satisfies Prisma.ServiceSelect;

export const select = { ...itemSelect, ...selectFields('Service', serviceFields) } satisfies Prisma.ServiceSelect;

export const byOrder: Prisma.ServiceOrderByWithRelationInput[] = [{ order: 'asc' }, { id: 'asc' }];
const orders = {
  order: byOrder,
  title: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-title': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<ServiceQuery['sort']>, Prisma.ServiceOrderByWithRelationInput[]>;

type Paged = ServiceRecord & { slug: string; content: string };

async function findVisible(db: Db, where: { id: number } | { slug: string }): Promise<Paged | null> {
  const row = await db.service.findFirst({ where: { ...where, AND: [isPublic, hasPage] }, select });
  if (!row) return null;
  const { slug, content, ...service } = toRecord(row);
  return slug === null || content === null ? null : { ...service, slug, content };
}

const toPage = ({ questions, ...service }: Paged & OnPage) => ({
  ...withCleanTexts<'content', Omit<Paged & OnPage, 'questions'>>(service, 'content'),
  questions: readQuestions(questions),
});

const addresses = z.array(z.string());

/** The addresses that a row has in its column `gallery`. */
export const readGallery = ({ gallery }: { gallery: string | null }): string[] =>
  gallery === null ? [] : addresses.parse(JSON.parse(gallery));

type Row = Prisma.ServiceGetPayload<{ select: typeof select }>;
export const toRecord = (row: Row): ServiceRecord => ({ ...withIsoDates(row), gallery: readGallery(row) });

type ItemRow = Prisma.ServiceGetPayload<{ select: typeof itemSelect }>;
export const toItem = (row: ItemRow): ServiceListItem => withIsoDates(row);
