import { type EmailChange, emailChange } from '@pano/api/auth/account.schema';
import { Button } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { renameSession } from '#kit/shared/session-storage.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { FormEnd } from './form-end';

const blank: EmailChange = { email: '' };

/** The e-mail that signs in; the form to change it opens on request. */
export function EmailBox({ email }: { email: string }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState(false);
  const change = trpc.account.changeEmail.useMutation();
  const form = useSchemaForm(emailChange, blank);
  const close = () => {
    form.reset(blank);
    setOpen(false);
  };
  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => {
      renameSession(await change.mutateAsync(values));
      toast.success(t('account.email.changed'));
      close();
      await utils.account.invalidate();
    },
    t('account.email.failed'),
  );
  return (
    <FormSection title={t('account.email.title')} description={t('account.email.lead')}>
      <p className="font-[600] [overflow-wrap:anywhere]">{email}</p>
      {open ? (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            control={form.control}
            name="email"
            label={t('account.email.new')}
            required
            className="max-w-[360px]"
            input={{ type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false }}
          />
          <FormEnd failure={failure} busy={busy} submitLabel={t('account.email.submit')} onCancel={close} />
        </form>
      ) : (
        <Button variant="line" size="sm" onClick={() => setOpen(true)} className="justify-self-start">
          {t('account.email.submit')}
        </Button>
      )}
    </FormSection>
  );
}
