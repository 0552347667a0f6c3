import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate, useRecordId } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { ServiceForm } from './service-form';

export const NewServiceRoute = () => <ServiceForm />;

export function EditServiceRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const service = trpc.services.get.useQuery({ id }, freshRecord);
  return (
    <RecordGate query={service} failed={t('services.loadFailed')} listPath="/admin/services">
      {(record) => <ServiceForm key={record.id} service={record} />}
    </RecordGate>
  );
}
