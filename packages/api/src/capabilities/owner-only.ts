import type { RecordKind } from '#addresses';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { requireOwner } from '#platform/session/sessions';

const changed = new Set<string>(entities.flatMap(({ kind, history }) => (history?.ownerOnly ? [kind] : [])));
const deleted = new Set<string>(
  entities.flatMap(({ trash }) => (trash ?? []).flatMap(({ entity, ownerOnly }) => (ownerOnly ? [entity] : []))),
);

/**
 * For what changes records of any kind: drafts, schedules, versions, links, an undo.
 * @throws AppError for an editor, where only owners change records of this kind
 */
export async function requireChange(ctx: ApiContext, kind: RecordKind): Promise<void> {
  if (changed.has(kind)) await requireOwner(ctx);
}

/**
 * For what deletes records of any kind for good.
 * @throws AppError for an editor, where only owners change or delete records of one of these kinds
 */
export async function requireDeletion(ctx: ApiContext, kinds: readonly RecordKind[]): Promise<void> {
  if (kinds.some((kind) => changed.has(kind) || deleted.has(kind))) await requireOwner(ctx);
}
