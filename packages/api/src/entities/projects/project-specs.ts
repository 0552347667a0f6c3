import type { Db, Prisma } from '@pano/db';
import { isPublic, nameServices } from '#entities/services/service.queries';
import type { Reading } from '#platform/records/translations/reading';
import { invalid } from '#platform/transport/errors';
import type { FullProject } from './project.schema';

/** The services of a project in the order of their list. */
export const linkedServices = {
  select: { service: { select: { id: true, title: true, visible: true } } },
  orderBy: [{ service: { order: 'asc' } }, { serviceId: 'asc' }],
} satisfies Prisma.Project$servicesArgs;

type Linked = { services: { service: FullProject['services'][number] }[] };

/** The record of a row with its services: their numbers in ascending order, as its form sends them. */
export const withServices = <Row extends Linked>({ services, ...row }: Row) => ({
  ...row,
  services: services.map(({ service }) => service),
  serviceIds: services.map(({ service }) => service.id).toSorted((a, b) => a - b),
});

/** @throws AppError where one of them does not exist */
export async function checkServices(tx: Db, ids: readonly number[] = []): Promise<void> {
  const there = ids.length === 0 ? 0 : await tx.service.count({ where: { id: { in: [...ids] } } });
  if (there !== ids.length) throw invalid('service.invalid', 'serviceIds');
}

/** Links a project to exactly these services; links that stay are not written again. */
export async function setServices(tx: Db, projectId: number, ids: readonly number[]): Promise<void> {
  const rows = await tx.projectService.findMany({ where: { projectId }, select: { serviceId: true } });
  const present = new Set(rows.map(({ serviceId }) => serviceId));
  const gone = [...present].filter((id) => !ids.includes(id));
  if (gone.length > 0) await tx.projectService.deleteMany({ where: { projectId, serviceId: { in: gone } } });
  const added = ids.filter((id) => !present.has(id));
  await tx.projectService.createMany({ data: added.map((serviceId) => ({ projectId, serviceId })) });
}

/** Those services of a project that visitors may see, in the language of the reader. */
export const readPublicServices = (db: Db, reading: Reading, services: FullProject['services']) => {
  const shown = services.filter(({ visible }) => visible === isPublic.visible);
  return nameServices(
    db,
    shown.map(({ id, title }) => ({ id, title })),
    reading,
  );
};

/** What the REST API shows of the facts. */
export const toSpecs = (
  project: Omit<FullProject, 'services' | 'serviceIds'> & { services: { id: number; title: string }[] },
) => ({
  ...project,
  projectId: project.id,
  captions: project.images.map(({ id, captionTr, captionEn }) => ({ imageId: id, captionTr, captionEn })),
});
