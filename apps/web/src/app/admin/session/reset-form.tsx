import { shortestPassword } from '@pano/api/auth/account.schema';
import { passwordReset } from '@pano/api/auth/auth.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TokensChoice } from '#features/account/admin/tokens-choice.tsx';
import { PasswordField } from '#kit/admin/form/password-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Takes the new password of somebody who came by a mailed link. */
export function ResetForm({ token, onDone, onBack }: { token: string; onDone: () => void; onBack: () => void }) {
  const { t } = useTranslation('admin');
  const reset = trpc.auth.resetByLink.useMutation();
  const list = trpc.auth.resetTokens.useMutation();
  const { mutate: loadTokens, data: tokens = [] } = list;
  useEffect(() => loadTokens({ token }), [loadTokens, token]);
  const form = useSchemaForm(passwordReset, { token, newPassword: '', revokeTokens: true });
  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => {
      await reset.mutateAsync(values);
      onDone();
    },
    t('frame.login.forgot.failed'),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>{t('frame.login.forgot.choose')}</p>
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <PasswordField
        control={form.control}
        name="newPassword"
        label={t('account.password.new')}
        hint={t('account.password.hint', { min: shortestPassword })}
        kind="new-password"
      />
      <TokensChoice tokens={tokens} control={form.control} name="revokeTokens" />
      <Button type="submit" busy={busy}>
        {t('frame.login.forgot.save')}
      </Button>
      <button type="button" onClick={onBack} className="link min-h-10 justify-self-start text-sm">
        {t('frame.login.forgot.back')}
      </button>
    </form>
  );
}
