import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate, useRecordId } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { CategoryForm } from './category-form';

export const NewCategoryRoute = () => <CategoryForm />;

export function EditCategoryRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const category = trpc.categories.get.useQuery({ id }, freshRecord);
  return (
    <RecordGate query={category} failed={t('categories.loadFailed')} listPath="/admin/categories">
      {(record) => <CategoryForm key={record.id} category={record} />}
    </RecordGate>
  );
}
