import type { Db } from '@pano/db';
import type { ApiContext } from '../../context';
import type { ActivityAction, ActivityEntity } from './activity.schema';
import { changesBetween } from './field-changes';
import { recordActivities, recordActivity } from './record-activity';

/** What the activity log needs to know of the records of one entity. */
export type Subject<Item extends object> = {
  entity: ActivityEntity;
  /** What people call the record; null where it has no name, or where that would name a visitor. */
  label: (item: Item) => string | null;
  /** The fields that people change and may see here; all of them where absent. */
  fields?: (item: Item) => Record<string, unknown>;
};

export const noteCreated = <Item extends object>(tx: Db, ctx: ApiContext, subject: Subject<Item>, item: Item) =>
  recordActivity(tx, ctx, { ...about(subject, item, null, item), action: 'create' });

/** An edit that changed nothing is noted as well: its editor did save the record. */
export const noteEdited = <Item extends object>(
  tx: Db,
  ctx: ApiContext,
  subject: Subject<Item>,
  before: Item,
  after: Item,
) => recordActivity(tx, ctx, editOf(subject, before, after));

/** Of several records, of which those that stayed the same are passed over. */
export async function noteEditedTogether<Item extends object>(
  tx: Db,
  ctx: ApiContext,
  subject: Subject<Item>,
  edits: { before: Item; after: Item }[],
): Promise<void> {
  const entries = edits.map(({ before, after }) => editOf(subject, before, after));
  const changed = entries.filter(({ changes }) => changes.length > 0);
  await recordActivities(tx, ctx, changed);
}

export const noteDeleted = <Item extends object>(tx: Db, ctx: ApiContext, subject: Subject<Item>, items: Item[]) => {
  const entries = items.map((item) => ({ ...about(subject, item, item, null), action: 'delete' as const }));
  return recordActivities(tx, ctx, entries);
};

/** What turning a switch on and off is called, where nothing else changed with it. */
const switches: Record<string, { on: ActivityAction; off: ActivityAction }> = {
  visible: { on: 'show', off: 'hide' },
  active: { on: 'activate', off: 'deactivate' },
};

function editOf<Item extends object>(subject: Subject<Item>, before: Item, after: Item) {
  const entry = about(subject, after, before, after);
  const [change, ...others] = entry.changes;
  const turned = change && others.length === 0 ? switches[change.field] : undefined;
  const action: ActivityAction = turned ? (change?.after === true ? turned.on : turned.off) : 'update';
  return { ...entry, action };
}

const everyField = (item: object) => Object.fromEntries(Object.entries(item));

/** An entry but for its action. */
export function about<Item extends object>(
  { entity, label, fields = everyField }: Subject<Item>,
  item: Item,
  before: Item | null,
  after: Item | null,
) {
  const entityId = 'id' in item && typeof item.id === 'number' ? item.id : undefined;
  const changes = changesBetween(before && fields(before), after && fields(after));
  return { entity, entityId, label: label(item), changes };
}

type Ordered = { id: number; order: number };

/** One entry for the whole list: the names in the old and in the new order. */
export async function noteReordered<Item extends Ordered>(
  tx: Db,
  ctx: ApiContext,
  { entity, label }: Subject<Item>,
  before: Item[],
  positions: Ordered[],
): Promise<void> {
  const orderOf = new Map(positions.map(({ id, order }) => [id, order]));
  const after = before.map((item) => ({ ...item, order: orderOf.get(item.id) ?? item.order }));
  const names = (items: Item[]) => items.toSorted((a, b) => a.order - b.order || a.id - b.id).map(label);
  const changes = changesBetween({ order: names(before) }, { order: names(after) });
  await recordActivity(tx, ctx, { action: 'reorder', entity, changes });
}
