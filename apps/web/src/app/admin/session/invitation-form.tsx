import { shortestPassword } from '@pano/api/auth/account.schema';
import { acceptance } from '@pano/api/auth/people.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#kit/admin/form/password-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { signInMeta } from '#kit/admin/query-client.ts';
import { useSession } from '#kit/admin/session.ts';
import { errorText } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';

interface Props {
  token: string;
  onDone: () => void;
  onBack: () => void;
}

/** Takes the password of somebody who was invited, and signs them in with it. */
export function InvitationForm({ token, onDone, onBack }: Props) {
  const { t } = useTranslation('admin');
  const session = useSession();
  const queryClient = useQueryClient();
  const read = trpc.people.readInvitation.useMutation();
  const accept = trpc.people.acceptInvitation.useMutation();
  const login = trpc.auth.login.useMutation({ meta: signInMeta });
  const { mutate: load, data: invitation } = read;
  useEffect(() => load({ token }), [load, token]);
  const form = useSchemaForm(acceptance, { token, newPassword: '' });
  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => {
      const { email } = await accept.mutateAsync(values);
      const { token: opened, user, role } = await login.mutateAsync({ email, password: values.newPassword });
      // Somebody else may have been signed in with this browser.
      queryClient.clear();
      session.signedIn(opened, { ...user, role });
      onDone();
    },
    t('people.accept.failed'),
  );
  const back = (
    <button type="button" onClick={onBack} className="link min-h-11 justify-self-start text-sm">
      {t('frame.login.forgot.back')}
    </button>
  );
  if (read.error) {
    return (
      <>
        <Banner kind="error">{errorText(read.error, t('people.accept.failed'))}</Banner>
        {back}
      </>
    );
  }
  if (!invitation) return <p role="status">{t('people.accept.loading')}</p>;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="[overflow-wrap:anywhere]">{t('people.accept.lead', invitation)}</p>
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <PasswordField
        control={form.control}
        name="newPassword"
        label={t('account.password.new')}
        hint={t('account.password.hint', { min: shortestPassword })}
        kind="new-password"
      />
      <Button type="submit" busy={busy}>
        {t('people.accept.submit')}
      </Button>
      {back}
    </form>
  );
}
