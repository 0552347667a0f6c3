import type * as z from 'zod';
import { endpoint, one } from '#platform/transport/endpoint';
import * as company from './company.operations';
import {
  companyDetails,
  companyDetailsUpdate,
  companyRest,
  companyRestUpdate,
  sectionTitles,
  sectionTitlesUpdate,
} from './company.schema';
import { changeSetting, readSettingEndpoints } from './setting-endpoints.rest';

const response = one(companyRest);
const detailsResponse = one(companyDetails);
const titlesResponse = one(sectionTitles);

export const companyEndpoints = [
  ...readSettingEndpoints('/settings/company', 'What the site says about the company', response, async (ctx) => ({
    data: await company.get(ctx),
  })),
  endpoint({
    ...changeSetting,
    owner: true,
    path: '/admin/settings/company',
    summary: 'Change fields of the company profile; absent fields stay',
    body: companyRestUpdate,
    example: {
      name: 'Örnek Elektrik',
      phone: '0224 000 00 00',
      slogan: { tr: 'Tek ekip', en: 'One team' },
    } satisfies z.input<typeof companyRestUpdate>,
    response,
    run: async ({ ctx, body }) => ({ data: await company.update(ctx, body) }),
  }),
  ...readSettingEndpoints(
    '/settings/company/details',
    'Special days, the emergency line and what search engines ask for',
    detailsResponse,
    async (ctx) => ({ data: await company.get(ctx) }),
  ),
  endpoint({
    ...changeSetting,
    owner: true,
    path: '/admin/settings/company/details',
    summary: 'Change details of the company profile; absent ones stay',
    body: companyDetailsUpdate,
    example: {
      specialDays: [
        {
          from: '2099-05-26',
          to: '2099-05-29',
          name: { tr: 'Kurban Bayramı', en: 'Feast of Sacrifice' },
          opens: null,
          closes: null,
        },
      ],
      emergencyPhone: '0532 000 00 00',
    } satisfies z.input<typeof companyDetailsUpdate>,
    response: detailsResponse,
    run: async ({ ctx, body }) => ({ data: await company.update(ctx, body) }),
  }),
  ...readSettingEndpoints(
    '/settings/section-titles',
    'The titles and introductions of the sections of the site',
    titlesResponse,
    async (ctx) => ({ data: await company.sectionTitles(ctx) }),
  ),
  endpoint({
    ...changeSetting,
    path: '/admin/settings/section-titles',
    summary:
      'Change titles and introductions of sections; absent ones stay, an empty one is the text of the site itself',
    body: sectionTitlesUpdate,
    example: {
      services: { title: { tr: 'Ne yaparız', en: 'What we do' } },
    } satisfies z.input<typeof sectionTitlesUpdate>,
    response: titlesResponse,
    run: async ({ ctx, body }) => ({ data: await company.setSectionTitles(ctx, body) }),
  }),
];
