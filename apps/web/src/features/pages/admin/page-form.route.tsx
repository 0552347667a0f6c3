import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate, useRecordId } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { PageForm } from './page-form';

export const NewPageRoute = () => <PageForm />;

export function EditPageRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const page = trpc.pages.get.useQuery({ id }, freshRecord);
  return (
    <RecordGate query={page} failed={t('pages.loadFailed')} listPath="/admin/pages">
      {(record) => <PageForm key={record.id} page={record} />}
    </RecordGate>
  );
}
