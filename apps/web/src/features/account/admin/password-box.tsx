import { adminPages } from '@pano/api/addresses';
import { type PasswordChange, passwordChange, shortestPassword } from '@pano/api/auth/account.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PasswordField } from '#kit/admin/form/password-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { useIsOwner } from '#kit/admin/session.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { TokensChoice } from './tokens-choice';

const blank: PasswordChange = { newPassword: '', revokeTokens: false };

/** @param props.mustChange the back office opens once the password is changed */
export function PasswordBox({ email, mustChange }: { email: string; mustChange: boolean }) {
  const navigate = useNavigate();
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const change = trpc.account.changePassword.useMutation();
  const isOwner = useIsOwner();
  const { data: tokens = [] } = trpc.account.apiTokens.list.useQuery(undefined, { enabled: isOwner && !mustChange });
  const form = useSchemaForm(passwordChange, blank);
  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => {
      const { ended } = await change.mutateAsync(values);
      form.reset(blank);
      toast.success(
        ended > 0 ? t('account.password.changedElsewhere', { count: ended }) : t('account.password.changed'),
      );
      if (!mustChange) {
        await Promise.all([utils.account.devices.invalidate(), utils.account.apiTokens.list.invalidate()]);
        return;
      }
      await utils.invalidate();
      void navigate(adminPages.dashboard);
    },
    t('account.password.failed'),
  );
  return (
    <FormSection title={t('account.password.title')} description={t('account.password.lead')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {/* Password managers want to know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          control={form.control}
          name="newPassword"
          label={t('account.password.new')}
          hint={t('account.password.hint', { min: shortestPassword })}
          kind="new-password"
          className="max-w-[360px]"
        />
        <TokensChoice tokens={tokens} control={form.control} name="revokeTokens" />
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <Button type="submit" size="sm" busy={busy} className="justify-self-start">
          {t('account.password.submit')}
        </Button>
      </form>
    </FormSection>
  );
}
