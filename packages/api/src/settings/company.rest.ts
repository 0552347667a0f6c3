import type * as z from 'zod';
import { endpoint, one } from '#platform/transport/endpoint';
import * as company from './company.operations';
import { companyRest, companyUpdate } from './company.schema';

const tag = 'Settings';
const response = one(companyRest);

export const companyEndpoints = [
  endpoint({
    method: 'get',
    path: '/settings/company',
    tag,
    summary: 'What the site says about the company',
    shared: true,
    response,
    run: async ({ ctx }) => ({ data: await company.get(ctx) }),
  }),
  endpoint({
    method: 'get',
    path: '/admin/settings/company',
    tag,
    summary: 'What the site says about the company, for the back office',
    admin: true,
    tokens: 'content',
    response,
    run: async ({ ctx }) => ({ data: await company.get(ctx) }),
  }),
  endpoint({
    method: 'put',
    path: '/admin/settings/company',
    tag,
    summary: 'Change fields of the company profile; absent fields stay',
    admin: true,
    tokens: 'content',
    body: companyUpdate,
    example: {
      name: 'Örnek Elektrik',
      phone: '0224 000 00 00',
      slogan: { tr: 'Tek ekip', en: 'One team' },
    } satisfies z.input<typeof companyUpdate>,
    response,
    run: async ({ ctx, body }) => ({ data: await company.update(ctx, body) }),
  }),
];
