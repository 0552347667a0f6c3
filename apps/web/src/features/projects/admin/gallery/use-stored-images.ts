import { trpc } from '#kit/shared/trpc.ts';

/** The further pictures of a project by order; none are asked for while it does not exist yet. */
export const useStoredImages = (projectId: number | undefined) =>
  trpc.projects.images.list.useQuery({ projectId: projectId ?? 0 }, { enabled: projectId !== undefined });
