import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { figuresQuery } from '#leads/lead-figures.schema';
import { blankAsAbsent } from '#platform/records/list';
import { contactKinds, devices } from './tally.schema';

/** Days are kept this long, then folded into months. */
export const dayWeeks = 26;
export const monthYears = 5;
/** A rate out of fewer visits says nothing. */
export const fewestVisits = 20;
/** A measurement of speed out of fewer says nothing. */
export const fewestSamples = 50;

export const insightTables = ['page', 'source', 'missing', 'speed'] as const;
export type InsightTable = (typeof insightTables)[number];

/** Whole days in Türkiye, both included; without them the last thirty. */
export const insightQuery = figuresQuery;
export const insightTableQuery = insightQuery.extend({
  by: z.enum(insightTables, { error: message('insight.by') }),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  offset: z.coerce.number().int().min(0).default(0),
});
/** A table for a spreadsheet; without one, the counts as they are stored. */
export const insightExport = insightQuery.extend({
  by: z.preprocess(blankAsAbsent, insightTableQuery.shape.by.optional()),
});

const count = z.int();
const totals = z.object({
  visit: count.meta({ description: 'Times that somebody came to the site from outside' }),
  view: count.meta({ description: 'Pages that were shown' }),
  call: count.meta({ description: 'Taps on a telephone number' }),
  whatsapp: count.meta({ description: 'Taps on WhatsApp' }),
  mail: count.meta({ description: 'Taps on an e-mail address' }),
  form: count.meta({ description: 'Messages sent by a form' }),
});

export const insightRest = z
  .object({
    from: z.string(),
    to: z.string(),
    days: z
      .array(z.object({ day: z.string(), visits: count, contacts: count }))
      .meta({ description: 'By day, as in 2026-03-05; by month, as in 2026-03, where days are no longer kept' }),
    totals,
    before: z.object({ from: z.string(), to: z.string(), totals }).meta({ description: 'As many days before' }),
    since: z.string().nullable().meta({ description: 'The first day that has a count' }),
    isSample: z.boolean().meta({ description: 'Whether counts of the sample content are among them' }),
  })
  .meta({ id: 'Insight' });

const p75 = z
  .object({ value: z.number(), rating: z.enum(['good', 'middling', 'poor']) })
  .nullable()
  .meta({ description: `The 75th percentile; null below ${fewestSamples} measurements` });

/** One row of a table; what a table does not have is null. */
export const insightRowRest = z
  .object({
    value: z.string().meta({ description: 'A path, a source, an address that was not found, or a kind of page' }),
    title: z.string().nullable().meta({ description: 'Of a page' }),
    record: z.object({ kind: z.string(), id: z.int() }).nullable().meta({ description: 'The record whose page it is' }),
    totals: totals.nullable().meta({ description: 'Of a page or source' }),
    rate: z
      .number()
      .nullable()
      .meta({ description: `Contacts per 100 visits that began there; null below ${fewestVisits} visits` }),
    count: count.nullable().meta({ description: 'How often an address was not found' }),
    host: z.string().nullable().meta({ description: 'Who links to an address that was not found; empty: nobody' }),
    device: z.enum(devices).nullable(),
    speed: z.object({ lcp: p75, inp: p75, cls: p75 }).nullable(),
  })
  .meta({ id: 'InsightRow' });

export type InsightQuery = z.output<typeof insightQuery>;
export type InsightTableQuery = z.output<typeof insightTableQuery>;
export type InsightExport = z.output<typeof insightExport>;
export type Insight = z.output<typeof insightRest>;
export type InsightTotals = z.output<typeof totals>;
export type InsightRow = z.output<typeof insightRowRest>;
/** The sum of what a visitor can do to reach the firm. */
export const countContacts = (counts: InsightTotals): number =>
  contactKinds.reduce((sum, kind) => sum + counts[kind], 0);
