import * as z from 'zod';
import { photoType } from '#media/private-photos';
import type { ApiContext } from '#platform/context';
import { csvType, xlsxType } from '#platform/services/sheets/sheet';
import { endpoint, idParam, listResponse, many, one } from '#platform/transport/endpoint';
import { downloadEndpoint, fileEndpoint } from '#platform/transport/rest-files';
import { exportLeads } from './export-contact-forms';
import * as leads from './lead.operations';
import {
  assignableRest,
  assignBody,
  type Lead,
  leadCountsRest,
  leadCreate,
  leadExport,
  leadQuery,
  leadRest,
  leadRowRest,
  nextBody,
  noteBody,
  quoteBody,
  replyBody,
  reviewBody,
  stageBody,
} from './lead.schema';
import * as changes from './lead-changes.operations';
import { figures } from './lead-figures.operations';
import { figuresQuery, leadFiguresRest } from './lead-figures.schema';
import { readPhoto } from './lead-photos.operations';
import { leadTemplatesRest, leadTemplatesUpdate } from './lead-template.schema';
import * as templates from './lead-templates.operations';

const shared = { tag: 'Leads', admin: true, tokens: 'messages' } as const;
const path = '/admin/leads';
const byId = { ...shared, params: idParam, missing: 'lead.notFound' } as const;

/** Sets one fact of a lead, or adds to its timeline; responds with the lead. */
const change = <Body>(
  method: 'post' | 'put',
  fact: string,
  summary: string,
  body: z.ZodType<Body>,
  example: object,
  run: (ctx: ApiContext, id: number, body: Body) => Promise<Lead>,
) =>
  endpoint({
    ...byId,
    method,
    path: `${path}/{id}/${fact}`,
    summary,
    body,
    example,
    conflict: fact === 'stage' ? 'lead.stale' : undefined,
    response: one(leadRest),
    run: async ({ ctx, params, body }) => ({ data: await run(ctx, params.id, body) }),
  });

const stageExample = {
  from: 'new',
  to: 'quoted',
  nextAt: '2026-12-14T07:00:00.000Z',
  nextNote: 'Teklifi takip et',
  quoteLira: 48_000,
} satisfies z.input<typeof stageBody>;

const createExample = {
  name: 'Murat Kavak',
  phone: '0533 000 00 02',
  channel: 'whatsapp',
  subject: 'Pano yenileme',
  message: 'Atölyenin ana panosunu yenilemek istiyor.',
  district: 'Nilüfer',
  next: { at: '2026-12-10T11:00:00.000Z', note: 'Keşif' },
} satisfies z.input<typeof leadCreate>;

export const leadEndpoints = [
  endpoint({
    ...shared,
    method: 'get',
    path,
    summary: 'List the leads, newest first; without a stage all but spam',
    query: leadQuery,
    response: many(leadRowRest),
    run: async ({ ctx, query }) => listResponse(await leads.list(ctx, query)),
  }),
  endpoint({
    ...shared,
    method: 'get',
    path: `${path}/counts`,
    summary: 'Count the leads of each stage, and what is due',
    response: one(leadCountsRest),
    run: async ({ ctx }) => ({ data: await leads.counts(ctx) }),
  }),
  endpoint({
    ...shared,
    method: 'get',
    path: `${path}/figures`,
    summary: 'How many leads came in during a period, how fast they were answered and what became of them',
    query: figuresQuery,
    response: one(leadFiguresRest),
    run: async ({ ctx, query }) => ({ data: await figures(ctx, query) }),
  }),
  endpoint({
    ...shared,
    method: 'get',
    path: `${path}/people`,
    summary: 'List whom leads can be assigned to',
    response: one(z.array(assignableRest)),
    run: async ({ ctx }) => ({ data: await leads.listPeople(ctx) }),
  }),
  downloadEndpoint({
    path: `${path}/export`,
    tag: shared.tag,
    summary: 'Export the leads that match with their timelines, as a file for spreadsheets',
    owner: true,
    proof: true,
    query: leadExport,
    files: [csvType, xlsxType],
    run: ({ ctx, query }) => exportLeads(ctx, query),
  }),
  endpoint({
    ...byId,
    method: 'get',
    path: `${path}/{id}`,
    summary: 'Read a lead with its timeline',
    response: one(leadRest),
    run: async ({ ctx, params }) => ({ data: await leads.get(ctx, params.id) }),
  }),
  endpoint({
    ...shared,
    method: 'post',
    path,
    summary: 'Enter a call or a visit by hand',
    body: leadCreate,
    example: createExample,
    response: one(leadRest),
    status: 201,
    run: async ({ ctx, body }) => ({ data: await leads.create(ctx, body) }),
  }),
  change('put', 'stage', 'Change the stage of a lead', stageBody, stageExample, changes.changeStage),
  endpoint({
    ...byId,
    method: 'post',
    path: `${path}/{id}/not-spam`,
    summary: 'Take a lead out of spam; what looked like spam when it came in is mailed now',
    response: one(leadRest),
    run: async ({ ctx, params }) => ({ data: await changes.takeOutOfSpam(ctx, params.id) }),
  }),
  change('put', 'assignee', 'Assign a lead to a person', assignBody, { userId: 1 }, (ctx, id, { userId }) =>
    changes.assign(ctx, id, userId),
  ),
  change(
    'put',
    'next',
    'Set the next step of a lead',
    nextBody,
    { at: '2026-12-10T11:00:00.000Z', note: 'Keşif' },
    changes.setNext,
  ),
  change('put', 'quote', 'Set the amount of the quote', quoteBody, { lira: 48_000 }, (ctx, id, { lira }) =>
    changes.setQuote(ctx, id, lira),
  ),
  change(
    'post',
    'notes',
    'Add a note to a lead',
    noteBody,
    { text: 'Pazartesi öğleden sonra aranacak.' },
    (ctx, id, { text }) => changes.addNote(ctx, id, text),
  ),
  change(
    'post',
    'replies',
    'Note that somebody called or wrote to the visitor',
    replyBody,
    { channel: 'whatsapp' },
    changes.noteReply,
  ),
  change(
    'post',
    'reviews',
    'Note that the visitor of a lead that was won is asked for a review',
    reviewBody,
    { channel: 'whatsapp' },
    changes.noteReview,
  ),
  endpoint({
    ...shared,
    method: 'delete',
    path: `${path}/{id}/notes/{noteId}`,
    params: idParam.extend({ noteId: idParam.shape.id }),
    missing: 'lead.noteNotFound',
    summary: 'Delete a note; of somebody else only as an owner',
    response: one(leadRest),
    run: async ({ ctx, params }) => ({ data: await changes.removeNote(ctx, params.id, params.noteId) }),
  }),
  fileEndpoint({
    path: `${path}/{id}/photos/{photoId}`,
    tag: shared.tag,
    tokens: shared.tokens,
    summary: 'Read a photo that the visitor has added',
    params: idParam.extend({ photoId: idParam.shape.id }),
    missing: 'lead.photoNotFound',
    type: photoType,
    run: ({ ctx, params }) => readPhoto(ctx, params.id, params.photoId),
  }),
  endpoint({
    ...shared,
    method: 'get',
    path: '/admin/lead-templates',
    summary: 'The messages that people send again and again',
    response: one(leadTemplatesRest),
    run: async ({ ctx }) => ({ data: await templates.get(ctx) }),
  }),
  endpoint({
    ...shared,
    method: 'put',
    path: '/admin/lead-templates',
    owner: true,
    summary: 'Replace these messages; {ad}, {firma}, {konu} and {yorum} stand for parts of them',
    body: leadTemplatesUpdate,
    example: {
      templates: [{ name: 'İlk yanıt', text: 'Merhaba {ad}, mesajınızı aldık. {firma}' }],
    } satisfies z.input<typeof leadTemplatesUpdate>,
    conflict: 'record.stale',
    response: one(leadTemplatesRest),
    run: async ({ ctx, body }) => ({ data: await templates.set(ctx, body) }),
  }),
];
