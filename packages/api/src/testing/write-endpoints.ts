import type { Database } from '@pano/db';
import { endpoints } from '#rest';
import { isRecord } from './expect-same-outcome';

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
  { endpoint: 'POST /auth/login', procedure: 'auth.login', input: same },
  ...crud('/admin/articles', 'articles', (db) => db.article.deleteMany()),
  ...crud('/admin/services', 'services', (db) => db.service.deleteMany()),
  order('/admin/services', 'services'),
  ...crud('/admin/hero-sections', 'heroSections', (db) => db.heroSection.deleteMany()),
  order('/admin/hero-sections', 'heroSections'),
  ...crud('/admin/categories', 'categories', (db) => db.category.deleteMany({ where: { projects: { none: {} } } })),
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
  { endpoint: 'PUT /admin/settings/retention', procedure: 'privacy.setRetention', input: same },
  ...crud('/admin/keywords', 'keywords', (db) => db.keyword.deleteMany()),
  {
    endpoint: 'PUT /admin/keywords/order',
    procedure: 'keywords.reorder',
    input: ({ keywords, ...rest }) => ({ ...rest, items: keywords }),
  },
];

/** The endpoint of a write, with a body that it takes. */
export function findEndpoint({ endpoint }: WriteEndpoint) {
  const [method = '', path = ''] = endpoint.split(' ');
  const match = endpoints.find((one) => one.method.toUpperCase() === method && one.path === path);
  if (!match?.doc.body || !isRecord(match.doc.example)) throw new Error(`${endpoint} takes no body, or has no example`);
  const fields = 'shape' in match.doc.body && isRecord(match.doc.body.shape) ? Object.keys(match.doc.body.shape) : [];
  return { method, path, example: match.doc.example, fields };
}
