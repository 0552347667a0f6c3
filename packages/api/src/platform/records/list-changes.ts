import * as z from 'zod';
import { booleanField, idField, orderField, versionField } from '../input/fields';
import { type ActivityEntity, activityEntities } from './activity/activity.schema';

/** The fields that lists change without opening the record. */
const listFields = z
  .object({ visible: booleanField, active: booleanField, order: orderField, categoryId: idField() })
  .partial();

/** A record that an action in a list has changed: its version since then, and what the fields were before. */
export const listChange = z.object({
  entity: z.enum(activityEntities),
  id: idField(),
  version: versionField,
  before: listFields,
});
export type ListChange = z.output<typeof listChange>;

const noted = z.object({
  id: z.int(),
  version: z.int(),
  visible: z.boolean().optional(),
  active: z.boolean().optional(),
  order: z.int().optional(),
  categoryId: z.int().nullish(),
});

/** Notes for the undo what an update changes; every update increments the version by one. */
export function noteListChange(
  { listChanges }: { listChanges?: ListChange[] },
  entity: ActivityEntity,
  before: object,
  after: object,
): void {
  if (!listChanges) return;
  const { id, version, ...old } = noted.parse(before);
  const now = new Map(Object.entries(after));
  const changed = Object.entries(old).filter(([name, value]) => now.get(name) !== value);
  if (changed.length === 0) return;
  listChanges.push(listChange.parse({ entity, id, version: version + 1, before: Object.fromEntries(changed) }));
}

/** Adds to the response of an action in a list what `changes.undo` takes to undo it. */
export const undoable =
  <Context extends object, Input, Result extends object>(
    change: (call: { ctx: Context; input: Input }) => Promise<Result>,
  ) =>
  async ({ ctx, input }: { ctx: Context; input: Input }): Promise<Result & { undo: ListChange[] }> => {
    const listChanges: ListChange[] = [];
    return { ...(await change({ ctx: { ...ctx, listChanges }, input })), undo: listChanges };
  };
