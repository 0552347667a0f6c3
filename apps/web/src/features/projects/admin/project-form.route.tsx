import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate, useRecordId } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { ProjectForm } from './project-form';

export const NewProjectRoute = () => <ProjectForm />;

export function EditProjectRoute() {
  const { t } = useTranslation('admin');
  const project = trpc.projects.get.useQuery({ id: useRecordId() }, freshRecord);
  return (
    <RecordGate query={project} failed={t('projects.loadFailed')} listPath="/admin/projects">
      {(record) => <ProjectForm key={record.id} project={record} />}
    </RecordGate>
  );
}
