import { type ActivityQuery, activityQuery } from '@pano/api/activity/activity.schema';

export const filterNames = ['entity', 'entityId', 'action', 'userId', 'from', 'to'] as const;
type Filters = Partial<Pick<ActivityQuery, (typeof filterNames)[number]>>;

/** What the filters in an address ask for. One that the server would refuse, as of an old link, does not filter. */
export function askedOf(filter: (name: string) => string | null): Filters {
  const { shape } = activityQuery;
  const one = <T>(schema: { safeParse: (value: unknown) => { data?: T } }, name: string) =>
    schema.safeParse(filter(name) ?? undefined).data;
  return {
    entity: one(shape.entity, 'entity'),
    entityId: one(shape.entityId, 'entityId'),
    action: one(shape.action, 'action'),
    userId: one(shape.userId, 'userId'),
    from: one(shape.from, 'from'),
    to: one(shape.to, 'to'),
  };
}
