import type { ProjectFormState } from '../project-values';
import { CollectedGallery } from './collected-gallery';
import { StoredGallery } from './stored-gallery';
import { WaitingImages } from './waiting-images';

/** The further pictures: collected until the project exists, then added and deleted at once. */
export function ProjectGallery({ form, projectId }: { form: ProjectFormState; projectId: number | undefined }) {
  if (projectId === undefined) return <CollectedGallery form={form} />;
  return (
    <>
      <StoredGallery projectId={projectId} />
      <WaitingImages form={form} projectId={projectId} />
    </>
  );
}
