import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate, useRecordId } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { BrandForm } from './brand-form';

export const NewBrandRoute = () => <BrandForm />;

export function EditBrandRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const brand = trpc.brands.get.useQuery({ id }, freshRecord);
  return (
    <RecordGate query={brand} failed={t('brands.loadFailed')} listPath="/admin/brands">
      {(record) => <BrandForm key={record.id} brand={record} />}
    </RecordGate>
  );
}
