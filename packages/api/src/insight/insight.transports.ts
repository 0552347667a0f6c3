import { csvType } from '#platform/services/sheets/sheet';
import { endpoint, one } from '#platform/transport/endpoint';
import { downloadEndpoint } from '#platform/transport/rest-files';
import { messageProcedure, router } from '#platform/transport/trpc';
import { exportCounts } from './export-counts';
import * as insight from './insight.operations';
import { insightExport, insightQuery, insightRest, insightTableQuery } from './insight.schema';

const tag = 'Insight';

export const insightEndpoints = [
  endpoint({
    method: 'get',
    path: '/admin/insight',
    tag,
    summary: 'How many visits, views and contacts the site had during a period, by day',
    admin: true,
    tokens: 'messages',
    query: insightQuery,
    response: one(insightRest),
    run: async ({ ctx, query }) => ({ data: await insight.overview(ctx, query) }),
  }),
  downloadEndpoint({
    path: '/admin/insight/export',
    tag,
    summary: 'Export the counts of a period, or one of its tables, as a file for spreadsheets',
    query: insightExport,
    files: [csvType],
    run: ({ ctx, query }) => exportCounts(ctx, query),
  }),
];

/** For API tokens that see messages: what visitors do tells of the firm what its messages tell. */
export const insightRouter = router({
  overview: messageProcedure.input(insightQuery).query(({ ctx, input }) => insight.overview(ctx, input)),
  table: messageProcedure.input(insightTableQuery).query(({ ctx, input }) => insight.table(ctx, input)),
});
