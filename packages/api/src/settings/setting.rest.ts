import type * as z from 'zod';
import { composedSections, homeSections } from '#addresses';
import { endpoint, one } from '#platform/transport/endpoint';
import * as homeLayout from './home-layout.operations';
import { homeLayoutUpdate, homeLayout as layout } from './home-layout.schema';
import * as settings from './setting.operations';
import { homeSettings, homeSettingsUpdate, type SiteOfflineSetting, siteOfflineSetting } from './setting.schema';
import { changeSetting, readSettingEndpoints } from './setting-endpoints.rest';

const tag = 'Settings';
const homeResponse = one(homeSettings);
const layoutResponse = one(layout);
/** The value stands in `data` and beside it, so that either way of reading it works. */
const offlineResponse = one(siteOfflineSetting).extend(siteOfflineSetting.shape);
const offline = (setting: SiteOfflineSetting) => ({ data: setting, ...setting });

export const settingEndpoints = [
  ...readSettingEndpoints(
    '/settings/site-offline',
    'Whether visitors see the maintenance page',
    offlineResponse,
    async (ctx) => offline(await settings.siteOffline(ctx)),
  ),
  endpoint({
    method: 'put',
    path: '/admin/settings/site-offline',
    tag,
    summary: 'Show visitors the maintenance page, or the site again',
    admin: true,
    owner: true,
    body: siteOfflineSetting,
    example: { siteOffline: true } satisfies z.input<typeof siteOfflineSetting>,
    response: offlineResponse,
    run: async ({ ctx, body }) => offline(await settings.setSiteOffline(ctx, body)),
  }),
  ...readSettingEndpoints('/settings/home', 'Which parts the home page shows', homeResponse, async (ctx) => ({
    data: await settings.home(ctx),
  })),
  endpoint({
    ...changeSetting,
    path: '/admin/settings/home',
    summary: 'Change the named flags of the home page',
    body: homeSettingsUpdate,
    example: { [`home_show_${homeSections[0]}`]: false },
    response: homeResponse,
    run: async ({ ctx, body }) => ({ data: await settings.setHome(ctx, body) }),
  }),
  endpoint({
    method: 'get',
    path: '/settings/home-layout',
    tag,
    summary: 'How the home page is composed beside its switches: the order of its sections and what each of them lists',
    shared: true,
    response: layoutResponse,
    run: async ({ ctx }) => ({ data: await homeLayout.get(ctx) }),
  }),
  endpoint({
    ...changeSetting,
    path: '/admin/settings/home-layout',
    summary: 'Compose the home page; what is absent stays, of the records section by section',
    body: homeLayoutUpdate,
    example: { order: composedSections.toReversed() } satisfies z.input<typeof homeLayoutUpdate>,
    response: layoutResponse,
    run: async ({ ctx, body }) => ({ data: await homeLayout.update(ctx, body) }),
  }),
];
