import type * as z from 'zod';
import { endpoint, one } from '#platform/transport/endpoint';
import { retentionSetting, retentionUpdate } from './privacy.schema';
import * as retention from './retention.operations';

const tag = 'Settings';
const path = '/admin/settings/retention';

export const privacyEndpoints = [
  endpoint({
    method: 'get',
    path,
    tag,
    summary: 'For how many months personal data is kept',
    admin: true,
    answer: one(retentionSetting),
    run: async ({ ctx }) => ({ data: await retention.get(ctx) }),
  }),
  endpoint({
    method: 'put',
    path,
    tag,
    summary: 'Change the named periods; null keeps for good',
    admin: true,
    body: retentionUpdate,
    example: { contactFormMonths: 24, activityMonths: 24 } satisfies z.input<typeof retentionUpdate>,
    answer: one(retentionSetting),
    run: async ({ ctx, body }) => ({ data: await retention.set(ctx, body) }),
  }),
];
