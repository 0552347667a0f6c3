import * as z from 'zod';
import { csvType, xlsxType } from '#platform/services/sheets/sheet';
import { endpoint, idParam, listResponse, many, one, removed } from '#platform/transport/endpoint';
import { downloadEndpoint, uploadEndpoint } from '#platform/transport/rest-files';
import * as additions from './contact-additions.operations';
import { ticketHeader } from './contact-additions.schema';
import * as contactForms from './contact-form.operations';
import { contactFormCreate, contactFormExport, contactFormQuery, contactFormRest } from './contact-form.schema';
import { exportContactForms } from './export-contact-forms';
import * as photos from './lead-photos.operations';

const tag = 'Contact forms';
const example = {
  name: 'Selin Aydemir',
  email: 'selin.aydemir@example.com',
  phone: '+90 532 000 00 01',
  subject: 'Teklif İsteği',
  message: 'Ofis katımız için aydınlatma projesine ihtiyacımız var.',
} satisfies z.input<typeof contactFormCreate>;
const byId = { tag, admin: true, tokens: 'messages', params: idParam, missing: 'contactForm.notFound' } as const;

export const contactFormEndpoints = [
  endpoint({
    method: 'post',
    path: '/contact-forms',
    tag,
    summary: 'Send a message to the company',
    body: contactFormCreate,
    example,
    response: one(contactFormRest),
    status: 201,
    tooMany: 'contactForm.tooMany',
    count: contactForms.countSubmission,
    run: async ({ ctx, body }) => ({ data: await contactForms.receive(ctx, body) }),
  }),
  uploadEndpoint({
    path: '/contact/photos',
    tag,
    summary: 'Add a photo to a message that was just sent from the form of the site',
    admin: false,
    headers: ticketHeader,
    upload: {
      field: 'image',
      accepts: 'PNG, JPG, GIF or WebP by its content, up to 10 MB and 50 megapixels; at most four to a message',
      errors: {
        400: [
          'contactForm.ticket',
          'contactForm.photo.tooMany',
          'upload.required',
          'upload.type',
          'upload.pixels',
          'upload.broken',
          'upload.incomplete',
          'upload.onlyOne',
        ],
        413: ['upload.tooLarge'],
        503: ['upload.busy', 'contactForm.photo.noRoom'],
      },
    },
    response: one(z.object({ photos: z.int().meta({ description: 'How many the message has now' }) })),
    status: 201,
    tooMany: 'contactForm.tooMany',
    count: additions.countAddition,
    run: async ({ ctx, headers, request }) => ({
      data: await photos.addPhoto(ctx, headers['contact-ticket'], request),
    }),
  }),
  endpoint({
    method: 'get',
    path: '/admin/contact-forms',
    tag,
    summary: 'List the messages, newest first',
    admin: true,
    tokens: 'messages',
    query: contactFormQuery,
    response: many(contactFormRest),
    run: async ({ ctx, query }) => listResponse(await contactForms.list(ctx, query)),
  }),
  downloadEndpoint({
    path: '/admin/contact-forms/export',
    tag,
    summary: 'Export the messages that match, as a file for spreadsheets',
    owner: true,
    proof: true,
    query: contactFormExport,
    files: [csvType, xlsxType],
    run: ({ ctx, query }) => exportContactForms(ctx, query),
  }),
  endpoint({
    ...byId,
    method: 'put',
    path: '/admin/contact-forms/{id}/read',
    summary: 'Mark a message as read',
    response: one(contactFormRest),
    run: async ({ ctx, params }) => ({ data: await contactForms.markRead(ctx, params.id) }),
  }),
  endpoint({
    ...byId,
    owner: true,
    method: 'delete',
    path: '/admin/contact-forms/{id}',
    summary: 'Delete a message',
    response: removed,
    run: async ({ ctx, params }) => ({ data: await contactForms.remove(ctx, params.id) }),
  }),
];
