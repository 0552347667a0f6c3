import { adminPages } from '@pano/api/addresses';
import { PageHead } from '@pano/ui/page-head';
import { useTranslation } from 'react-i18next';
import { freshRecord, LoadedRecord } from '#kit/admin/form/loaded-record.tsx';
import { useDocumentTitle } from '#kit/admin/screen.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { FixedMail } from './fixed-mail';
import { MailForm } from './mail-form';

/** Through which mail server the owner gets notice of new messages. */
export function MailRoute() {
  const { t } = useTranslation('admin');
  const mail = trpc.mail.get.useQuery(undefined, freshRecord);
  useDocumentTitle(t('mail.title'));
  return (
    <LoadedRecord query={mail} failed={t('mail.loadFailed')} listPath={adminPages.dashboard}>
      {(record) => (
        <>
          <PageHead title={t('mail.title')} description={t('mail.lead')} />
          {record.source === 'environment' ? (
            <div className="grid max-w-[760px] gap-[18px]">
              <FixedMail record={record} />
            </div>
          ) : (
            <MailForm record={record} />
          )}
        </>
      )}
    </LoadedRecord>
  );
}
