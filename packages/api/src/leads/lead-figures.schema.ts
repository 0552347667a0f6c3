import { message } from '@pano/i18n/message';
import * as z from 'zod';

const error = message('lead.figures.day');
/** Days from the year 2000 on, as in `2026-03-05`. */
const day = z
  .union([z.literal('').transform(() => undefined), z.iso.date({ error }).regex(/^2/, { error })], { error })
  .optional();

/** The longest period, in days. */
export const longestPeriod = 366;
/** How many rows a table of figures has. */
export const mostGroups = 50;
/** How many leads of a period the figures are computed from: the newest. */
export const mostLeads = 20_000;

/** Whole days in Türkiye, both included; without them the last thirty. */
export const figuresQuery = z.object({ from: day, to: day });

const count = z.int();
const period = { from: z.string(), to: z.string() };

const totals = z.object({
  leads: count.meta({ description: 'Those that came in' }),
  answered: count.meta({ description: 'Of these, those that somebody has tried to answer' }),
  answeredInHour: count.meta({ description: 'Of these, those in one working hour' }),
  waiting: count.meta({ description: 'Those that are new and that nobody has tried to answer' }),
  medianMinutes: count.nullable().meta({ description: 'Working minutes until somebody tried to answer' }),
  won: count.meta({ description: 'Those that were won in the period, whenever they came in' }),
  lost: count,
  wonLira: count.meta({ description: 'The sum of the quotes that were won' }),
  reviewsAsked: count.meta({ description: 'Of those that were won, how many were asked for a review' }),
});

const groups = z
  .array(
    z.object({
      value: z.string().nullable(),
      leads: count,
      won: count.meta({ description: 'How many of them are won by now' }),
    }),
  )
  .meta({ description: 'The largest first' });

/** Spam and what is a duplicate of another lead count nowhere. */
export const leadFiguresRest = z
  .object({
    ...period,
    totals,
    before: z.object({ ...period, totals }).meta({ description: 'As many days before' }),
    series: z
      .array(z.object({ from: z.string(), leads: count, won: count }))
      .meta({ description: 'By day; by week where the period is longer than 92 days' }),
    channels: groups,
    sources: groups,
    pages: groups,
    districts: groups,
    stages: groups,
    lostReasons: z.array(z.object({ value: z.string().nullable(), leads: count })),
    isPartial: z
      .boolean()
      .meta({ description: `Whether there are more than ${mostLeads} leads, of which the newest count` }),
  })
  .meta({ id: 'LeadFigures' });

export type FiguresQuery = z.output<typeof figuresQuery>;
export type LeadFigures = z.output<typeof leadFiguresRest>;
export type FigureTotals = z.output<typeof totals>;
export type FigureGroup = z.output<typeof groups>[number];
