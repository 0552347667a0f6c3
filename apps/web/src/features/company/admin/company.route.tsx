import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { CompanyForm } from './company-form';

/** What the site says about the firm everywhere: one record, always there. */
export function CompanyRoute() {
  const { t } = useTranslation('admin');
  const company = trpc.company.get.useQuery(undefined, freshRecord);
  // How the logo is shown is no part of the record that is edited.
  return (
    <RecordGate query={company} failed={t('company.loadFailed')} listPath="/admin">
      {({ picture: _, ...record }) => <CompanyForm company={record} />}
    </RecordGate>
  );
}
