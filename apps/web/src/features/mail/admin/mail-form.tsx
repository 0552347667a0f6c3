import { type MailRecord, mailSetup } from '@pano/api/mail/mail.schema';
import { mailEncryptions, mailPresets } from '@pano/api/mail/mail-presets.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { useToast } from '@pano/ui/toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { SelectField } from '#kit/admin/form/choice-fields.tsx';
import { useFormErrors } from '#kit/admin/form/form-errors.ts';
import { useHoldScreen } from '#kit/admin/form/leave-guard.tsx';
import { PasswordField } from '#kit/admin/form/password-field.tsx';
import { PlainSaveBar } from '#kit/admin/form/plain-save-bar.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ProviderField } from './provider-field';
import { TestResult, useTestMail } from './test-mail';
import { TurnOff } from './turn-off';

type Values = z.input<typeof mailSetup>;

/** The owner's mail server. A plain form: its password must not get into the drafts of the browser. */
export function MailForm({ record, onDirty }: { record: MailRecord; onDirty: (isDirty: boolean) => void }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const form = useSchemaForm(mailSetup, toValues(record));
  const { control } = form;
  const { isDirty } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(form, element);
  useHoldScreen(isDirty);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const test = useTestMail();
  const store = trpc.mail.save.useMutation();
  const refresh = async (next: MailRecord) => {
    form.reset(toValues(next));
    test.clear();
    utils.mail.get.setData(undefined, next);
    await utils.contactForms.mailStatus.invalidate();
  };
  const save = useSubmit(
    form,
    async () => {
      await refresh(await store.mutateAsync(form.getValues()));
      toast.success(t('mail.saved'));
    },
    t('mail.saveFailed'),
  );
  const tryOut = useSubmit(form, () => test.send(form.getValues()), t('mail.testFailed'));
  const [provider, encryption] = form.watch(['provider', 'encryption']);
  const failure = save.failure ?? tryOut.failure;
  return (
    <form ref={element} noValidate onSubmit={save.submit} className="flex flex-1 flex-col">
      <div className="flex-1">
        <div className="grid max-w-[760px] gap-[18px]">
          {record.source === 'screen' && record.user && !record.hasPassword ? (
            <Banner kind="warning">{t('mail.passwordLost')}</Banner>
          ) : null}
          <FormSection title={t('mail.account')} description={t('mail.accountLead')}>
            <ProviderField form={form} />
            <FormRow>
              <TextField
                control={control}
                name="from"
                label={t('mail.fields.from')}
                required
                input={{ type: 'email', inputMode: 'email', spellCheck: false }}
              />
              <PasswordField
                control={control}
                name="password"
                label={t('mail.fields.password')}
                hint={record.hasPassword ? t('mail.fields.passwordKept') : undefined}
                required={false}
                kind="new-password"
              />
            </FormRow>
            <p className="text-sm text-ink-2">{t(`mail.hint.${mailPresets[provider].hint}`)}</p>
          </FormSection>
          <FormSection title={t('mail.server')} description={t('mail.serverLead')}>
            <FormRow>
              <TextField
                control={control}
                name="host"
                label={t('mail.fields.host')}
                required
                input={{ inputMode: 'url', spellCheck: false, placeholder: 'mail.firmaniz.com' }}
              />
              <TextField
                control={control}
                name="user"
                label={t('mail.fields.user')}
                hint={t('mail.fields.userHint')}
                input={{ spellCheck: false }}
              />
            </FormRow>
            <FormRow>
              <SelectField
                control={control}
                name="encryption"
                label={t('mail.fields.encryption')}
                options={mailEncryptions.map((value) => ({ value, text: t(`mail.encryption.${value}`) }))}
              />
              <TextField
                control={control}
                name="port"
                label={t('mail.fields.port')}
                required
                input={{ inputMode: 'numeric' }}
              />
            </FormRow>
            {encryption === 'insecure' ? <Banner kind="warning">{t('mail.insecure')}</Banner> : null}
          </FormSection>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="line" busy={test.busy} onClick={tryOut.submit}>
              {t('mail.test')}
            </Button>
            {record.source === 'screen' ? <TurnOff onDone={refresh} /> : null}
          </div>
          <TestResult test={test} unsaved={isDirty} />
          {failure ? <Banner kind="error">{failure}</Banner> : null}
        </div>
      </div>
      <PlainSaveBar
        errors={errors}
        isDirty={isDirty}
        isSaving={save.busy && store.isPending}
        hasFailed={save.failure !== null}
        onCancel={cancel}
        submitLabel={t('mail.save')}
      />
    </form>
  );

  function cancel() {
    form.reset();
    test.clear();
  }
}

const toValues = ({ provider, from, host, port, encryption, user }: MailRecord): Values => ({
  provider,
  from,
  host,
  port: String(port),
  encryption,
  user,
  password: '',
});
