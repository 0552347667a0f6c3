import { adminPages } from '@pano/api/addresses';
import type { MailRecord } from '@pano/api/mail/mail.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { PageHead } from '@pano/ui/page-head';
import { TextInput } from '@pano/ui/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#kit/admin/form/leave-guard.tsx';
import { freshRecord, LoadedRecord } from '#kit/admin/form/loaded-record.tsx';
import { useDocumentTitle } from '#kit/admin/screen.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { MailForm } from './mail-form';
import { RecipientsForm } from './recipients-form';
import { TestResult, useTestMail } from './test-mail';

/** Through which mail server the owner gets notice of new messages. */
export function MailRoute() {
  const { t } = useTranslation('admin');
  const mail = trpc.mail.get.useQuery(undefined, freshRecord);
  useDocumentTitle(t('mail.title'));
  const [recipientsDirty, setRecipientsDirty] = useState(false);
  const [serverDirty, setServerDirty] = useState(false);
  const isDirty = recipientsDirty || serverDirty;
  return (
    <LoadedRecord query={mail} failed={t('mail.loadFailed')} listPath={adminPages.dashboard}>
      {(record) => (
        <>
          <PageHead title={t('mail.title')} description={t('mail.lead')} />
          {record.fixedRecipients ? null : (
            <RecipientsForm recipients={record.recipients} onDirty={setRecipientsDirty} />
          )}
          {record.source === 'environment' ? (
            <div className="grid max-w-[760px] gap-[18px]">
              <FixedMail record={record} />
            </div>
          ) : (
            <MailForm record={record} onDirty={setServerDirty} />
          )}
          <LeaveGuard dirty={isDirty} holds={() => isDirty} onLeave={() => undefined} />
        </>
      )}
    </LoadedRecord>
  );
}

/** The mail server of the installation, which the owner can look at and test. */
function FixedMail({ record }: { record: MailRecord }) {
  const { t } = useTranslation('admin');
  const test = useTestMail();
  const { from, host, port, encryption, user, recipients, fixedRecipients } = record;
  return (
    <>
      <Banner kind="info">{t('mail.environment')}</Banner>
      <FormSection title={t('mail.server')}>
        <FormRow>
          <ReadOnly label={t('mail.fields.from')} value={from} />
          <ReadOnly label={t('mail.fields.user')} value={user} />
        </FormRow>
        <FormRow>
          <ReadOnly label={t('mail.fields.host')} value={host} />
          <ReadOnly label={t('mail.fields.port')} value={String(port)} />
        </FormRow>
        <ReadOnly label={t('mail.fields.encryption')} value={t(`mail.encryption.${encryption}`)} />
        {fixedRecipients ? <ReadOnly label={t('mail.fields.recipients')} value={recipients.join(', ')} /> : null}
      </FormSection>
      <TestResult test={test} />
      <Button variant="line" busy={test.busy} onClick={() => void test.send(null)} className="justify-self-start">
        {t('mail.test')}
      </Button>
    </>
  );
}

function ReadOnly({ label, value }: { label: string; value: string }) {
  return <Field label={label}>{(control) => <TextInput {...control} value={value || '–'} readOnly />}</Field>;
}
