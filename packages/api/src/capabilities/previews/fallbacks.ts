import { message } from '@pano/i18n/message';
import { translate } from '@pano/i18n/translate';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import type { TransactionContext } from '#platform/records/transaction';
import { AppError } from '#platform/transport/errors';
import type { DraftRef } from '../drafts/draft.schema';
import type { Live } from '../drafts/live-record';

/** The changed fields in one language; the prefix tells their names from those of the other one. */
export type Document = { ref: DraftRef; prefix: string; values: object };

export type Fallbacks = ReturnType<typeof createFallbacks>;

/** So often other values are tried before a preview is given up. */
const maxRounds = 6;

/**
 * What is shown in place of values that publishing rejects: what is live in the field, or its default, and where it must not
 * be empty a placeholder.
 */
export function createFallbacks(entity: ContentEntity) {
  /**
   * How many values of a field were rejected, by its name with the prefix, why the last one was, and which items of the
   * first one, where that is a list of which only some were.
   */
  const rejected = new Map<string, { times: number; reason: string; items: number[] }>();
  let rounds = 0;
  const incomplete = () => {
    const fields = Object.fromEntries([...rejected].map(([name, { reason }]) => [name, reason]));
    return new AppError('invalid', 'preview.incomplete', { fields });
  };
  return {
    /** The names of the fields that are not shown as they were typed; of a list those of its items, where only these are not. */
    names: (): string[] =>
      [...rejected].flatMap(([key, { times, items }]) =>
        times === 1 && items.length > 0 ? items.map((item) => `${key}.${item}`) : [key],
      ),

    /** The fields with other values where theirs were rejected. */
    async fill(ctx: TransactionContext, { ref, prefix, values }: Document, live: Live): Promise<object> {
      const filled = new Map<string, unknown>(Object.entries(values));
      for (const [key, { times, items }] of rejected) {
        const name = key.slice(prefix.length);
        if (!key.startsWith(prefix) || !Object.hasOwn(live.rules.shape, name)) continue;
        const shortened = items.length > 0 ? [replaceItems(filled.get(name), live.values.get(name), items)] : [];
        const others = [...shortened, ...(await listOthers(ctx, entity, ref, live, name))];
        if (times > others.length) throw incomplete();
        filled.set(name, others[times - 1]);
      }
      return Object.fromEntries([...filled].filter(([, value]) => value !== undefined));
    },

    /**
     * Goes on to the next value of the fields that an error names.
     * @throws the error where it names none, and where there have been too many
     */
    advance({ prefix }: Document, error: unknown): void {
      if (!(error instanceof AppError)) throw error;
      const { field, fields = field === undefined ? {} : { [field]: message(error.key, error.details.params) } } =
        error.details;
      const paths = Object.entries(fields).map(([path, reason]) => ({ steps: path.split('.'), reason }));
      const reasons = new Map(paths.map(({ steps: [name = ''], reason }) => [name, reason]));
      reasons.delete('');
      if (reasons.size === 0) throw error;
      for (const [name, reason] of reasons) {
        const before = rejected.get(prefix + name);
        const places = paths.filter(({ steps }) => steps[0] === name).map(({ steps }) => Number(steps[1] ?? NaN));
        const items = places.every(Number.isInteger) ? [...new Set(places)] : [];
        rejected.set(prefix + name, { times: (before?.times ?? 0) + 1, reason, items: before?.items ?? items });
      }
      rounds += 1;
      if (rounds === maxRounds) throw incomplete();
    },
  };
}

const numbered = z.object({ id: z.int() });

/** A list with what is live of its rejected items in their places; those that are not live are left out. */
function replaceItems(typed: unknown, live: unknown, rejected: number[]): unknown[] {
  const idOf = (item: unknown) => numbered.safeParse(item).data?.id;
  const present = new Map([live ?? []].flat().map((item) => [idOf(item), item]));
  return [typed].flat().flatMap((item, place) => {
    if (!rejected.includes(place)) return [item];
    const id = idOf(item);
    return id !== undefined && present.has(id) ? [present.get(id)] : [];
  });
}

/** The values that a field may have instead, the best first; undefined leaves it as it is. */
async function listOthers(
  ctx: TransactionContext,
  entity: ContentEntity,
  ref: DraftRef,
  { id, rules, fields }: Live,
  name: string,
): Promise<unknown[]> {
  const rule = rules.shape[name] ?? z.never();
  const unchanged = id !== null || z.safeParse(rule, undefined).success ? [undefined] : [];
  if (fields[name] === 'reference') return [...unchanged, ...(await findParent(ctx, entity, name))];
  const untitled = translate(ref.locale, 'preview.untitled');
  // The name of a draft is a slug that nobody has.
  const paragraph = `<p>${untitled}</p>`;
  // A text may need several paragraphs.
  const texts = fields[name] === 'richText' ? [paragraph, paragraph.repeat(3)] : [untitled];
  const placeholders = [...texts, ref.record, `${ctx.siteUrl}/favicon.svg`, null, [], 0, false];
  return [...unchanged, ...placeholders.filter((value) => z.safeParse(rule, value).success)];
}

/** The first of the records without which one cannot exist. */
async function findParent({ tx }: TransactionContext, { trash }: ContentEntity, name: string): Promise<number[]> {
  const parent = trash?.find((source) => source.parent?.field === name)?.parent;
  const [first] = (await parent?.listOthers?.(tx)) ?? [];
  return first ? [first.id] : [];
}
