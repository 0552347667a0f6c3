import * as z from 'zod';
import { entities } from '#entities/index';
import { type ContentEntity, readLabel } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { logReordered } from '#platform/records/activity/log-changes';
import { type ListChange, listChange } from '#platform/records/list-changes';
import type { FieldKind } from '#platform/records/revisions/history';
import { allContentTimeout, inOneTransaction, type TransactionContext } from '#platform/records/transaction';
import { AppError } from '#platform/transport/errors';
import { adminProcedure, router } from '#platform/transport/trpc';
import { requireChange } from './owner-only';

export const changeRouter = router({
  undo: adminProcedure
    .input(z.object({ changes: z.array(listChange).max(1000) }))
    .mutation(({ ctx, input }) => undo(ctx, input.changes)),
});

/**
 * Sets records back that an action in a list has changed, each through the update of its form.
 * @returns how many, and the names of those that stay because somebody has changed or deleted them since
 */
const undo = (ctx: ApiContext, changes: ListChange[]): Promise<{ count: number; unchanged: string[] }> =>
  inOneTransaction(
    ctx,
    async (ctx) => {
      const unchanged: string[] = [];
      for (const entity of entities.filter(({ kind }) => ofKind(changes, kind).length > 0)) {
        await requireChange(ctx, entity.kind);
      }
      for (const { entity, restoreOrder } of rowSources) {
        for (const { change, label } of await restoreOrder(ctx, ofKind(changes, entity))) {
          unchanged.push(label ?? (await findTrashedLabel(ctx, change)));
        }
      }
      const ordered: { entity: ContentEntity; before: Placed; order: number }[] = [];
      for (const change of changes.filter(({ entity }) => !rowSources.some((source) => source.entity === entity))) {
        const entity = entities.find(({ kind }) => kind === change.entity);
        const record = entity && (await readRecord(ctx, entity, change.id));
        if (!record || !(await setBack(ctx, entity, change))) {
          unchanged.push(record ? readLabel(entity, record) : await findTrashedLabel(ctx, change));
        } else if (typeof change.before.order === 'number') {
          ordered.push({ entity, before: placed.parse({ ...record, id: change.id }), order: change.before.order });
        }
      }
      for (const entity of new Set(ordered.map((one) => one.entity))) {
        const moved = ordered.filter((one) => one.entity === entity);
        const positions = moved.map(({ before, order }) => ({ id: before.id, order }));
        const before = moved.map((one) => one.before);
        for (const subject of entity.subjects.slice(0, 1)) {
          await logReordered(ctx.tx, ctx, subject, before, positions);
        }
      }
      // Several rows of one record have its name.
      return { count: changes.length - unchanged.length, unchanged: [...new Set(unchanged)] };
    },
    allContentTimeout,
  );

/** Rows that belong to a record and have no form, such as a gallery. */
const rowSources = entities.flatMap(({ history }) => history?.rows ?? []);

const ofKind = (changes: ListChange[], kind: string) => changes.filter(({ entity }) => entity === kind);

const placed = z.looseObject({ id: z.int(), order: z.int() });
type Placed = z.output<typeof placed>;

/** Null for a record that is gone, and for what has no form. */
const readRecord = async ({ tx }: TransactionContext, { history }: ContentEntity, id: number) =>
  history ? history.read({ db: tx }, id).catch(ignoreAppError) : null;

/**
 * Whether it could be done. Of a new order the log gets one entry for the whole list, so the position is saved by itself:
 * all else that changes is logged with its record.
 */
async function setBack(ctx: TransactionContext, { history }: ContentEntity, change: ListChange): Promise<boolean> {
  const { id, version, before } = change;
  if (!history || !Object.keys(before).every((name) => listFieldKinds.has(history.fields[name]))) return false;
  if (!history.update.safeParse(before).success) return false;
  const { order, ...others } = before;
  const save = (ctx: TransactionContext, fields: object, at: number) =>
    history.save(ctx, id, fields, at).catch(ignoreAppError);
  if (order === undefined) return Boolean(await save(ctx, others, version));
  const hasOthers = Object.keys(others).length > 0;
  if (hasOthers && !(await save(ctx, others, version))) return false;
  return Boolean(await save({ ...ctx, unrecorded: true }, { order }, hasOthers ? version + 1 : version));
}

/** What lists change without opening the record. */
const listFieldKinds = new Set<FieldKind | undefined>(['state', 'reference']);

function ignoreAppError(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

async function findTrashedLabel({ tx }: TransactionContext, { entity, id }: ListChange): Promise<string> {
  const where = { entity, recordId: id };
  const entry = await tx.trash.findFirst({ where, orderBy: { id: 'desc' }, select: { label: true } });
  return entry?.label ?? `#${id}`;
}
