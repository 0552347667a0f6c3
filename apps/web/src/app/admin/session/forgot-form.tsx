import { resetRequest } from '@pano/api/auth/auth.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Asks for a mailed link; whether an account has the e-mail is not said. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('admin');
  const [sent, setSent] = useState(false);
  const request = trpc.auth.requestReset.useMutation();
  const form = useSchemaForm(resetRequest, { email: '' });
  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => {
      await request.mutateAsync(values);
      setSent(true);
    },
    t('frame.login.forgot.failed'),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {sent ? <Banner kind="success">{t('frame.login.forgot.sent')}</Banner> : <p>{t('frame.login.forgot.lead')}</p>}
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      {sent ? null : (
        <>
          <TextField
            control={form.control}
            name="email"
            label={t('frame.login.email')}
            required
            input={{ type: 'email', autoComplete: 'username' }}
          />
          <Button type="submit" busy={busy}>
            {t('frame.login.forgot.submit')}
          </Button>
        </>
      )}
      <button type="button" onClick={onBack} className="link min-h-10 justify-self-start text-sm">
        {t('frame.login.forgot.back')}
      </button>
    </form>
  );
}
