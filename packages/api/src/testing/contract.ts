import type { Database } from '@pano/db';
import { translatedEntities } from '#capabilities/translations/translation.operations';
import { collectionPath } from '#capabilities/translations/translation.transports';

/** Who may call an endpoint: everybody, or only with a bearer token. */
type Access = 'public' | 'bearer';
type Row = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, access: Access];

/**
 * Every method and path that clients of the API rely on. Nothing here may change or go: tests hold it against what the
 * server has, and a line that is not exercised fails.
 */
export const contract: readonly Row[] = [
  ['POST', '/auth/login', 'public'],
  ['GET', '/auth/me', 'bearer'],
  ['POST', '/upload/image', 'bearer'],

  ['GET', '/articles', 'public'],
  ['GET', '/articles/{id}', 'public'],
  ['GET', '/articles/slug/{slug}', 'public'],
  ['GET', '/admin/articles', 'bearer'],
  ['POST', '/admin/articles', 'bearer'],
  ['GET', '/admin/articles/{id}', 'bearer'],
  ['PUT', '/admin/articles/{id}', 'bearer'],
  ['DELETE', '/admin/articles/{id}', 'bearer'],
  ['PUT', '/admin/articles/{id}/toggle-visible', 'bearer'],

  ['GET', '/services', 'public'],
  ['GET', '/admin/services', 'bearer'],
  ['POST', '/admin/services', 'bearer'],
  ['GET', '/admin/services/{id}', 'bearer'],
  ['PUT', '/admin/services/{id}', 'bearer'],
  ['DELETE', '/admin/services/{id}', 'bearer'],
  ['PUT', '/admin/services/{id}/toggle-visible', 'bearer'],

  ['GET', '/hero-sections', 'public'],
  ['GET', '/hero-sections/active', 'public'],
  ['GET', '/hero-sections/active/all', 'public'],
  ['GET', '/admin/hero-sections', 'bearer'],
  ['POST', '/admin/hero-sections', 'bearer'],
  ['GET', '/admin/hero-sections/{id}', 'bearer'],
  ['PUT', '/admin/hero-sections/{id}', 'bearer'],
  ['DELETE', '/admin/hero-sections/{id}', 'bearer'],

  ['GET', '/categories', 'public'],
  ['GET', '/categories/{id}', 'public'],
  ['GET', '/admin/categories', 'bearer'],
  ['POST', '/admin/categories', 'bearer'],
  ['GET', '/admin/categories/{id}', 'bearer'],
  ['PUT', '/admin/categories/{id}', 'bearer'],
  ['DELETE', '/admin/categories/{id}', 'bearer'],
  ['PUT', '/admin/categories/{id}/toggle-visible', 'bearer'],

  ['GET', '/projects', 'public'],
  ['GET', '/projects/category/{slug}', 'public'],
  ['GET', '/projects/{id}', 'public'],
  ['GET', '/projects/slug/{slug}', 'public'],
  ['GET', '/admin/projects', 'bearer'],
  ['POST', '/admin/projects', 'bearer'],
  ['GET', '/admin/projects/{id}', 'bearer'],
  ['PUT', '/admin/projects/{id}', 'bearer'],
  ['DELETE', '/admin/projects/{id}', 'bearer'],
  ['PUT', '/admin/projects/{id}/toggle-visible', 'bearer'],

  ['GET', '/project/{id}/images', 'bearer'],
  ['POST', '/project/{id}/images', 'bearer'],
  ['DELETE', '/project-images/{id}', 'bearer'],

  ['GET', '/brands', 'public'],
  ['GET', '/brands/active', 'public'],
  ['GET', '/admin/brands', 'bearer'],
  ['POST', '/admin/brands', 'bearer'],
  ['GET', '/admin/brands/{id}', 'bearer'],
  ['PUT', '/admin/brands/{id}', 'bearer'],
  ['DELETE', '/admin/brands/{id}', 'bearer'],
  ['PUT', '/admin/brands/{id}/toggle-visible', 'bearer'],

  ['GET', '/about-sections', 'public'],
  ['GET', '/admin/about-section', 'bearer'],
  ['POST', '/admin/about-section', 'bearer'],
  ['PUT', '/admin/about-section/{id}', 'bearer'],
  ['PUT', '/admin/about-section/{id}/toggle-visible', 'bearer'],

  ['GET', '/pages', 'public'],
  ['GET', '/pages/{id}', 'public'],
  ['GET', '/pages/slug/{slug}', 'public'],
  ['GET', '/admin/pages', 'bearer'],
  ['POST', '/admin/pages', 'bearer'],
  ['DELETE', '/admin/pages/{id}', 'bearer'],

  ['POST', '/contact-forms', 'public'],
  ['GET', '/admin/contact-forms', 'bearer'],
  ['PUT', '/admin/contact-forms/{id}/read', 'bearer'],
  ['DELETE', '/admin/contact-forms/{id}', 'bearer'],

  ['GET', '/settings/site-offline', 'public'],
  ['GET', '/admin/settings/site-offline', 'bearer'],
  ['PUT', '/admin/settings/site-offline', 'bearer'],
  ['GET', '/settings/home', 'public'],
  ['GET', '/admin/settings/home', 'bearer'],
  ['PUT', '/admin/settings/home', 'bearer'],

  ['GET', '/admin/keywords', 'bearer'],
  ['POST', '/admin/keywords', 'bearer'],
  ['PUT', '/admin/keywords/{id}', 'bearer'],
  ['DELETE', '/admin/keywords/{id}', 'bearer'],
  ['PUT', '/admin/keywords/{id}/toggle-active', 'bearer'],
  ['PUT', '/admin/keywords/order', 'bearer'],
];

/** Every collection with English texts has these; a test of its own names the collections. */
const translated = translatedEntities.map(({ kind, plural }) => [
  `${collectionPath(plural)}/{id}/translations/en`,
  kind,
]);

/** What there is besides: for the back office and for whoever reads the API's own documentation. */
export const additions: readonly Row[] = [
  ['GET', '/admin/translations', 'bearer'],
  ...translated.flatMap(([path = '']) =>
    (['PUT', 'GET', 'DELETE'] as const).map((one) => [one, path, 'bearer'] as const),
  ),
  ['POST', '/auth/logout', 'bearer'],
  ['POST', '/admin/media/{id}/file', 'bearer'],
  ['GET', '/admin/contact-forms/export', 'bearer'],
  ['PUT', '/admin/contact-forms/{id}/unread', 'bearer'],
  ['PUT', '/admin/services/order', 'bearer'],
  ['PUT', '/admin/hero-sections/order', 'bearer'],
  ['PUT', '/admin/brands/order', 'bearer'],
  ['PUT', '/admin/categories/order', 'bearer'],
  ['PUT', '/admin/projects/order', 'bearer'],
  ['PUT', '/project/{id}/images/order', 'bearer'],
  ['GET', '/admin/keywords/{id}', 'bearer'],
  ['GET', '/admin/pages/{id}', 'bearer'],
  ['PUT', '/admin/pages/{id}', 'bearer'],
  ['GET', '/settings/company', 'public'],
  ['GET', '/admin/settings/company', 'bearer'],
  ['PUT', '/admin/settings/company', 'bearer'],
  ['GET', '/settings/section-titles', 'public'],
  ['GET', '/admin/settings/section-titles', 'bearer'],
  ['PUT', '/admin/settings/section-titles', 'bearer'],
  ['GET', '/admin/activity', 'bearer'],
  ['GET', '/admin/trash', 'bearer'],
  ['POST', '/admin/trash/batches/{batch}/restore', 'bearer'],
  ['POST', '/admin/trash/{id}/restore', 'bearer'],
  ['DELETE', '/admin/trash/{id}', 'bearer'],
  ['GET', '/admin/{entity}/{id}/revisions', 'bearer'],
  ['GET', '/admin/{entity}/{id}/revisions/{number}', 'bearer'],
  ['POST', '/admin/{entity}/{id}/revisions/{number}/restore', 'bearer'],
  ['GET', '/admin/settings/retention', 'bearer'],
  ['PUT', '/admin/settings/retention', 'bearer'],
];

export const nameOf = ([method, path]: Row): string => `${method} ${path}`;

/** Every procedure that works without a token; all others must reject it. */
export const publicProcedures = [
  'aboutSection.visible',
  'articles.bySlug',
  'articles.listPublished',
  'auth.canReset',
  'auth.login',
  'auth.requestReset',
  'auth.resetByLink',
  'brands.listActive',
  'brands.listVisible',
  'categories.bySlug',
  'categories.listVisible',
  'company.get',
  'contactForms.submit',
  'formerSlugs.find',
  'heroSections.listActive',
  'media.describe',
  'pages.bySlug',
  'pages.forFrame',
  'pages.listPublic',
  'projects.bySlug',
  'projects.listByCategory',
  'projects.listVisible',
  'services.listVisible',
  'settings.home',
  'settings.sectionTitles',
  'settings.siteOffline',
];

/** What the response cache may keep; a read that is added here must be the same for everybody. */
export const sharedReadProcedures = [
  'aboutSection.visible',
  'articles.bySlug',
  'articles.listPublished',
  'brands.listActive',
  'brands.listVisible',
  'categories.bySlug',
  'categories.listVisible',
  'company.get',
  'heroSections.listActive',
  'pages.bySlug',
  'pages.forFrame',
  'pages.listPublic',
  'projects.bySlug',
  'projects.listByCategory',
  'projects.listVisible',
  'services.listVisible',
  'settings.home',
  'settings.sectionTitles',
  'settings.siteOffline',
];
export const sharedReadPaths = [
  '/about-sections',
  '/articles',
  '/articles/slug/{slug}',
  '/articles/{id}',
  '/brands',
  '/brands/active',
  '/categories',
  '/categories/{id}',
  '/hero-sections',
  '/hero-sections/active',
  '/hero-sections/active/all',
  '/pages',
  '/pages/slug/{slug}',
  '/pages/{id}',
  '/projects',
  '/projects/category/{slug}',
  '/projects/slug/{slug}',
  '/projects/{id}',
  '/services',
  '/settings/company',
  '/settings/home',
  '/settings/section-titles',
  '/settings/site-offline',
];

/** A write that both transports offer: where it stands in each, and how tRPC wraps the body of REST. */
export type WriteEndpoint = {
  endpoint: string;
  procedure: string;
  input: (body: Record<string, unknown>, id: number) => unknown;
  /** Which record the path names; none where the path names none. */
  of?: 'record' | 'project';
  /** Removes what a success has created, where it would make a second one fail. */
  clear?: (db: Database) => Promise<unknown>;
};

const same = (body: Record<string, unknown>) => body;
const withData = (body: Record<string, unknown>, id: number) => ({ id, data: body });

const crud = (path: string, name: string, clear: WriteEndpoint['clear']): WriteEndpoint[] => [
  { endpoint: `POST ${path}`, procedure: `${name}.create`, input: same, clear },
  { endpoint: `PUT ${path}/{id}`, procedure: `${name}.update`, input: withData, of: 'record' },
];

const order = (path: string, name: string): WriteEndpoint => ({
  endpoint: `PUT ${path}/order`,
  procedure: `${name}.reorder`,
  input: same,
});

export const writeEndpoints: WriteEndpoint[] = [
  ...translated.map(
    ([path, entity]): WriteEndpoint => ({
      endpoint: `PUT ${path}`,
      procedure: 'translations.save',
      input: ({ current, ...data }, id) => ({ entity, id, data, current }),
      of: 'record',
    }),
  ),
  { endpoint: 'POST /auth/login', procedure: 'auth.login', input: same },
  ...crud('/admin/articles', 'articles', (db) => db.article.deleteMany()),
  ...crud('/admin/services', 'services', (db) => db.service.deleteMany()),
  order('/admin/services', 'services'),
  ...crud('/admin/hero-sections', 'heroSections', (db) => db.heroSection.deleteMany()),
  order('/admin/hero-sections', 'heroSections'),
  ...crud('/admin/categories', 'categories', (db) => db.category.deleteMany({ where: { projects: { none: {} } } })),
  order('/admin/categories', 'categories'),
  ...crud('/admin/projects', 'projects', (db) => db.project.deleteMany()),
  order('/admin/projects', 'projects'),
  {
    endpoint: 'POST /project/{id}/images',
    procedure: 'projects.images.add',
    input: (body, id) => ({ ...body, projectId: id }),
    of: 'project',
  },
  {
    endpoint: 'PUT /project/{id}/images/order',
    procedure: 'projects.images.reorder',
    input: (body, id) => ({ ...body, projectId: id }),
    of: 'project',
  },
  ...crud('/admin/brands', 'brands', (db) => db.brand.deleteMany()),
  order('/admin/brands', 'brands'),
  ...crud('/admin/about-section', 'aboutSection', (db) => db.aboutSection.deleteMany()),
  ...crud('/admin/pages', 'pages', (db) => db.page.deleteMany()),
  { endpoint: 'POST /contact-forms', procedure: 'contactForms.submit', input: same },
  { endpoint: 'PUT /admin/settings/site-offline', procedure: 'settings.setSiteOffline', input: same },
  { endpoint: 'PUT /admin/settings/home', procedure: 'settings.setHome', input: same },
  { endpoint: 'PUT /admin/settings/company', procedure: 'company.update', input: (body) => ({ data: body }) },
  { endpoint: 'PUT /admin/settings/section-titles', procedure: 'settings.setSectionTitles', input: same },
  { endpoint: 'PUT /admin/settings/retention', procedure: 'privacy.setRetention', input: same },
  ...crud('/admin/keywords', 'keywords', (db) => db.keyword.deleteMany()),
  {
    endpoint: 'PUT /admin/keywords/order',
    procedure: 'keywords.reorder',
    input: ({ keywords, ...rest }) => ({ ...rest, items: keywords }),
  },
];
