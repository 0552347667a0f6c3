import type { Database } from '@pano/db';
import { translatedEntities } from '#capabilities/translations/translation.operations';
import { collectionPath } from '#capabilities/translations/translation.transports';

/** Who may call an endpoint: everybody, or only with a bearer token. */
type Access = 'public' | 'bearer';
export type Row = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, access: Access];

/** A write that both transports offer: where it stands in each, and how tRPC wraps the body of REST. */
export type WriteEndpoint = {
  endpoint: string;
  procedure: string;
  input: (body: Record<string, unknown>, id: number) => unknown;
  /** Which record the path names; none where the path names none. */
  of?: 'record' | 'project';
  /** Changes the record so that the write succeeds. */
  begin?: (db: Database) => Promise<unknown>;
  /** Removes what a success has created, where it would make a second one fail. */
  clear?: (db: Database) => Promise<unknown>;
};

/** Every collection with English texts has these; a test of its own names the collections. */
const paths = translatedEntities.map(({ kind, plural }) => ({
  entity: kind,
  path: `${collectionPath(plural)}/{id}/translations/en`,
}));

export const translationRows = paths.flatMap(({ path }): Row[] => [
  ['PUT', path, 'bearer'],
  ['GET', path, 'bearer'],
  ['DELETE', path, 'bearer'],
]);

export const translationWrites = paths.map(
  ({ entity, path }): WriteEndpoint => ({
    endpoint: `PUT ${path}`,
    procedure: 'translations.save',
    input: ({ current, ...data }, id) => ({ entity, id, data, current }),
    of: 'record',
  }),
);

/** Of everything that has a history: its versions, its drafts, when these are published, and the links to them. */
export const versionRows: readonly Row[] = [
  ['GET', '/admin/{entity}/{id}/revisions', 'bearer'],
  ['GET', '/admin/{entity}/{id}/revisions/{number}', 'bearer'],
  ['POST', '/admin/{entity}/{id}/revisions/{number}/restore', 'bearer'],
  ['GET', '/admin/drafts', 'bearer'],
  ['GET', '/admin/{entity}/{id}/draft', 'bearer'],
  ['PUT', '/admin/{entity}/{id}/draft', 'bearer'],
  ['DELETE', '/admin/{entity}/{id}/draft', 'bearer'],
  ['POST', '/admin/{entity}/{id}/publish', 'bearer'],
  ['GET', '/admin/schedules', 'bearer'],
  ['GET', '/admin/{entity}/{id}/schedule', 'bearer'],
  ['PUT', '/admin/{entity}/{id}/schedule', 'bearer'],
  ['DELETE', '/admin/{entity}/{id}/schedule', 'bearer'],
  ['GET', '/admin/preview-links', 'bearer'],
  ['GET', '/admin/{entity}/{id}/preview-links', 'bearer'],
  ['POST', '/admin/{entity}/{id}/preview-links', 'bearer'],
  ['DELETE', '/admin/{entity}/{id}/preview-links', 'bearer'],
];

/** Of the records that have fields beside the contract. */
export const detailPaths = ['/articles/{id}/details', '/categories/{id}/details', '/pages/{id}/details'];

export const detailRows: readonly Row[] = detailPaths.flatMap((path): Row[] => [
  ['GET', path, 'public'],
  ['GET', `/admin${path}`, 'bearer'],
]);

/** A setting that visitors read, too. */
export const settingRows = (path: string): Row[] => [
  ['GET', path, 'public'],
  ['GET', `/admin${path}`, 'bearer'],
  ['PUT', `/admin${path}`, 'bearer'],
];

export const same = (body: Record<string, unknown>) => body;
export const withData = (body: Record<string, unknown>, id: number) => ({ id, data: body });

export const crud = (path: string, name: string, clear: WriteEndpoint['clear']): WriteEndpoint[] => [
  { endpoint: `POST ${path}`, procedure: `${name}.create`, input: same, clear },
  { endpoint: `PUT ${path}/{id}`, procedure: `${name}.update`, input: withData, of: 'record' },
];

export const order = (path: string, name: string): WriteEndpoint => ({
  endpoint: `PUT ${path}/order`,
  procedure: `${name}.reorder`,
  input: same,
});

/** The desk of the leads, what there is of contact forms beside the contract, and the figures of visits. */
export const leadRows: readonly Row[] = [
  ['GET', '/admin/contact-forms/export', 'bearer'],
  ['GET', '/admin/leads', 'bearer'],
  ['GET', '/admin/leads/export', 'bearer'],
  ['POST', '/admin/leads', 'bearer'],
  ['GET', '/admin/leads/counts', 'bearer'],
  ['GET', '/admin/leads/figures', 'bearer'],
  ['GET', '/admin/leads/people', 'bearer'],
  ['GET', '/admin/leads/{id}', 'bearer'],
  ['PUT', '/admin/leads/{id}/stage', 'bearer'],
  ['POST', '/admin/leads/{id}/not-spam', 'bearer'],
  ['PUT', '/admin/leads/{id}/assignee', 'bearer'],
  ['PUT', '/admin/leads/{id}/next', 'bearer'],
  ['PUT', '/admin/leads/{id}/quote', 'bearer'],
  ['POST', '/admin/leads/{id}/replies', 'bearer'],
  ['POST', '/admin/leads/{id}/reviews', 'bearer'],
  ['POST', '/admin/leads/{id}/notes', 'bearer'],
  ['DELETE', '/admin/leads/{id}/notes/{noteId}', 'bearer'],
  ['GET', '/admin/leads/{id}/photos/{photoId}', 'bearer'],
  ['GET', '/admin/lead-templates', 'bearer'],
  ['PUT', '/admin/lead-templates', 'bearer'],
  ['GET', '/admin/insight', 'bearer'],
  ['GET', '/admin/insight/export', 'bearer'],
];

/** A change of a lead; what would show in the next response is taken back. */
const leadChange = (method: 'PUT' | 'POST', fact: string, procedure: string): WriteEndpoint => ({
  endpoint: `${method} /admin/leads/{id}/${fact}`,
  procedure: `leads.${procedure}`,
  input: withData,
  of: 'record',
  clear: async (db) => {
    await db.leadEvent.deleteMany();
    const before = { stage: 'new', quoteLira: null, quotedAt: null, repliedAt: null, assigneeId: null };
    await db.contactForm.updateMany({ data: before });
  },
});

export const leadWrites: readonly WriteEndpoint[] = [
  { endpoint: 'POST /contact-forms', procedure: 'contactForms.submit', input: same },
  {
    endpoint: 'POST /admin/leads',
    procedure: 'leads.create',
    input: same,
    clear: (db) => db.contactForm.deleteMany(),
  },
  { endpoint: 'PUT /admin/lead-templates', procedure: 'leads.setTemplates', input: same },
  leadChange('PUT', 'stage', 'changeStage'),
  leadChange('PUT', 'assignee', 'assign'),
  leadChange('PUT', 'next', 'setNext'),
  leadChange('PUT', 'quote', 'setQuote'),
  leadChange('POST', 'replies', 'noteReply'),
  leadChange('POST', 'notes', 'addNote'),
  {
    ...leadChange('POST', 'reviews', 'noteReview'),
    begin: (db) => db.contactForm.updateMany({ data: { stage: 'won' } }),
    clear: (db) => db.leadEvent.deleteMany(),
  },
];
