import type { Database } from '@pano/db';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import { nextPublication } from '#capabilities/sitemap';
import { idField } from '#platform/input/fields';
import { createQueryCache } from '#platform/services/query-cache';
import { contentProcedure, router } from '#platform/transport/trpc';
import { findNearestPage, type HealthFinding, type HealthProblem, healthProblems, listFindings } from './findings';

/** More of one kind are not shown at once: mending the first ones brings the next. */
const mostOfProblem = 25;
const mostHtml = 3_000_000;

type SearchHealth = { findings: HealthFinding[]; counts: Partial<Record<HealthProblem, number>> };

/** What was computed last; only a change of the content, or an article that appears by itself, changes it. */
const results = createQueryCache<SearchHealth>('content');

/** What keeps people from finding the site, the first findings of each problem. */
export async function readSearchHealth(db: Database): Promise<SearchHealth> {
  const next = await nextPublication(db);
  return results(db, `until ${next?.toISOString()}`, () => compute(db));
}

async function compute(db: Database): Promise<SearchHealth> {
  const findings = await listFindings(db);
  const byProblem = healthProblems.map((problem) => findings.filter((finding) => finding.problem === problem));
  return {
    findings: byProblem.flatMap((list) => list.slice(0, mostOfProblem)),
    counts: Object.fromEntries(byProblem.flatMap((list) => (list[0] ? [[list[0].problem, list.length]] : []))),
  };
}

export const searchHealthRouter = router({
  /** What is missing, the first findings of each problem, and how many there are of each. */
  read: contentProcedure.query(({ ctx }) => readSearchHealth(ctx.db)),
  /** Which page the text of another one is a near copy of, while it is being written; a text is too long for an address. */
  nearest: contentProcedure
    .input(z.object({ kind: z.enum(recordKinds), id: idField().nullable(), html: z.string().max(mostHtml) }))
    .mutation(({ ctx, input: { html, ...page } }) => findNearestPage(ctx.db, page, html)),
});
