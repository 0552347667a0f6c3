import type { Prisma } from '@pano/db';
import { toVersion } from './project.schema';

export const imageOrder = [{ order: 'asc' }, { id: 'asc' }] satisfies Prisma.ProjectImageOrderByWithRelationInput[];

/** What a version of a project holds of other tables. */
export const versionInclude = {
  images: { orderBy: imageOrder },
  services: { select: { serviceId: true }, orderBy: { serviceId: 'asc' } },
} satisfies Prisma.ProjectInclude;

type Row = Prisma.ProjectGetPayload<{ include: typeof versionInclude }>;

/** A stored project as its history holds it. */
export const rowToVersion = ({ services, ...row }: Row) =>
  toVersion({ ...row, serviceIds: services.map(({ serviceId }) => serviceId) });
