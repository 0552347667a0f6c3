import type * as z from 'zod';
import { localeInput } from '#platform/records/translations/reading';
import { endpoint, one } from '#platform/transport/endpoint';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import * as menus from '#settings/menus.operations';
import { menus as menusRest, menusUpdate } from '#settings/menus.schema';
import { changeSetting } from '#settings/setting-endpoints.rest';
import { readingOf } from '#settings/site-reading';
import { resolve } from './menus';

export const menuRouter = router({
  forFrame: sharedProcedure
    .input(localeInput.prefault({}))
    .query(async ({ ctx, input }) => resolve(ctx, await readingOf(ctx, input.locale))),
  get: contentProcedure.query(({ ctx }) => menus.get(ctx)),
  update: contentProcedure.input(menusUpdate).mutation(({ ctx, input }) => menus.update(ctx, input)),
});

const response = one(menusRest);

export const menuEndpoints = [
  endpoint({
    method: 'get',
    path: '/admin/settings/menus',
    tag: 'Settings',
    summary: 'The links in the header and at the end of every page; null where they are those of the design',
    admin: true,
    tokens: 'content',
    response,
    run: async ({ ctx }) => ({ data: await menus.get(ctx) }),
  }),
  endpoint({
    ...changeSetting,
    path: '/admin/settings/menus',
    summary: 'Change the menus that are named; null brings back the menu of the design',
    body: menusUpdate,
    example: {
      footer: [{ kind: 'address', url: 'https://www.emo.org.tr', label: { tr: 'EMO', en: null } }],
    } satisfies z.input<typeof menusUpdate>,
    response,
    run: async ({ ctx, body }) => ({ data: await menus.update(ctx, body) }),
  }),
];
