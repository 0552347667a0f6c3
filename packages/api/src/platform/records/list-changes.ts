import * as z from 'zod';
import { booleanField, idField, orderField, versionField } from '../input/fields';
import { type ActivityEntity, activityEntities } from './activity/activity.schema';

/** A record that an action in a list has changed: its version since then, and what the changed fields were before. */
export const listChange = z.object({
  entity: z.enum(activityEntities),
  id: idField(),
  version: versionField,
  before: z.record(z.string().max(40), z.union([booleanField, orderField])),
});
export type ListChange = z.output<typeof listChange>;

const noted = z.looseObject({ id: z.int(), version: z.int() });

/**
 * Notes for the undo what an update changes: switches, positions and references to other records. Every update increments
 * the version by one.
 */
export function noteListChange(
  { listChanges }: { listChanges?: ListChange[] },
  entity: ActivityEntity,
  before: object,
  after: object,
): void {
  if (!listChanges) return;
  const { id, version, ...old } = noted.parse(before);
  const now = new Map(Object.entries(after));
  const changed = Object.entries(old).filter(
    (field): field is [string, boolean | number] => isSimple(field[1]) && now.get(field[0]) !== field[1],
  );
  if (changed.length > 0) listChanges.push({ entity, id, version: version + 1, before: Object.fromEntries(changed) });
}

const isSimple = (value: unknown) => typeof value === 'boolean' || typeof value === 'number';

/** Adds to the response of an action in a list what `changes.undo` takes to undo it. */
export const undoable =
  <Context extends object, Input, Result extends object>(
    change: (call: { ctx: Context; input: Input }) => Promise<Result>,
  ) =>
  async ({ ctx, input }: { ctx: Context; input: Input }): Promise<Result & { undo: ListChange[] }> => {
    const listChanges: ListChange[] = [];
    return { ...(await change({ ctx: { ...ctx, listChanges }, input })), undo: listChanges };
  };
