import type { Db } from '@pano/db';
import type { ApiContext } from '../../context';
import { noteListChange } from '../list-changes';
import type { ActivityAction, ActivityEntity } from './activity.schema';
import { compareFields } from './compare-fields';
import { recordActivities, recordActivity } from './record-activity';

/** How the activity log describes the records of one entity. */
export type Subject<Item extends object> = {
  entity: ActivityEntity;
  /** The title or name of the record; null where it has none, or where it is that of a visitor. */
  label: (item: Item) => string | null;
  /** The fields that the log shows; all of them where absent. */
  fields?: (item: Item) => Record<string, unknown>;
  /** The fields that the owner is told of when an API token changes them. */
  reported?: readonly string[];
};

export const logCreated = <Item extends object>(tx: Db, ctx: ApiContext, subject: Subject<Item>, item: Item) =>
  recordActivity(tx, ctx, { ...describeChange(subject, item, null, item), action: 'create' });

/** Logs an update, also one that changed nothing, because somebody did save the record. */
export const logUpdated = <Item extends object>(
  tx: Db,
  ctx: ApiContext,
  subject: Subject<Item>,
  before: Item,
  after: Item,
) => {
  noteListChange(ctx, subject.entity, before, after);
  const entry = updateEntry(subject, before, after);
  return recordActivity(tx, ctx, ctx.origin === 'restore' ? { ...entry, action: 'restoreVersion' } : entry);
};

/**
 * Logs a bulk update: an entry for each record; those that had the values before get none.
 * @param before the records as they were
 */
export async function logBulkUpdated<Item extends object>(
  tx: Db,
  ctx: ApiContext,
  subject: Subject<Item>,
  before: Item[],
  fields: Partial<Item>,
): Promise<void> {
  for (const item of before) noteListChange(ctx, subject.entity, item, { ...item, ...fields });
  // By the values themselves: the log may describe two of them alike, as two categories of one name.
  const changed = before.filter((item) => compareFields(allFields(item), allFields({ ...item, ...fields })).length > 0);
  const entries = changed.map((item) => updateEntry(subject, item, { ...item, ...fields }));
  await recordActivities(tx, ctx, entries);
}

/** Logs that records went into the trash, or, for good, that they were deleted. */
export const logDeleted = <Item extends object>(
  tx: Db,
  ctx: ApiContext,
  subject: Subject<Item>,
  items: Item[],
  action: 'trash' | 'delete' = 'trash',
) => {
  const entries = items.map((item) => ({ ...describeChange(subject, item, item, null), action }));
  return recordActivities(tx, ctx, entries);
};

/** The actions of an update that turned a switch on or off and changed nothing else. */
const switches: Record<string, { on: ActivityAction; off: ActivityAction }> = {
  visible: { on: 'show', off: 'hide' },
  active: { on: 'activate', off: 'deactivate' },
};

function updateEntry<Item extends object>(subject: Subject<Item>, before: Item, after: Item) {
  const entry = describeChange(subject, after, before, after);
  const [change, ...others] = entry.changes;
  const actions = change && others.length === 0 ? switches[change.field] : undefined;
  const action: ActivityAction = actions ? (change?.after === true ? actions.on : actions.off) : 'update';
  return { ...entry, action };
}

const allFields = (item: object) => Object.fromEntries(Object.entries(item));

/** An entry without its action: which record it is about, and the fields that differ. */
export function describeChange<Item extends object>(
  { entity, label, fields = allFields, reported }: Subject<Item>,
  item: Item,
  before: Item | null,
  after: Item | null,
) {
  const entityId = 'id' in item && typeof item.id === 'number' ? item.id : undefined;
  const changes = compareFields(before && fields(before), after && fields(after));
  return { entity, entityId, label: label(item), changes, reported };
}

type Ordered = { id: number; order: number };

/**
 * Logs a new order: one entry for the whole list, with the names in the old and in the new order.
 * @param before the records as they were
 */
export async function logReordered<Item extends Ordered>(
  tx: Db,
  ctx: ApiContext,
  { entity, label }: Subject<Item>,
  before: Item[],
  positions: Ordered[],
): Promise<void> {
  const orderOf = new Map(positions.map(({ id, order }) => [id, order]));
  const after = before.map((item) => ({ ...item, order: orderOf.get(item.id) ?? item.order }));
  for (const [index, item] of after.entries()) noteListChange(ctx, entity, before[index] ?? item, item);
  const names = (items: Item[]) => items.toSorted((a, b) => a.order - b.order || a.id - b.id).map(label);
  const changes = compareFields({ order: names(before) }, { order: names(after) });
  await recordActivity(tx, ctx, { action: 'reorder', entity, changes });
}
