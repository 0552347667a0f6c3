import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate, useRecordId } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { HeroSectionForm } from './hero-section-form';

export const NewHeroSectionRoute = () => <HeroSectionForm />;

export function EditHeroSectionRoute() {
  const { t } = useTranslation('admin');
  const slide = trpc.heroSections.get.useQuery({ id: useRecordId() }, freshRecord);
  return (
    <RecordGate query={slide} failed={t('heroSections.loadFailed')} listPath="/admin/hero-sections">
      {(record) => <HeroSectionForm key={record.id} slide={record} />}
    </RecordGate>
  );
}
