import { passwordProof } from '@pano/api/auth/account.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#kit/admin/form/password-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';

interface Props {
  email: string;
  lead: string;
  submitLabel: string;
  danger?: boolean;
  onProof: (currentPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before a change to how the account is guarded. */
export function ProofForm({ email, lead, submitLabel, danger = false, onProof, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const form = useSchemaForm(passwordProof, { currentPassword: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const { submit, failure, busy } = useSubmit(
    form,
    ({ currentPassword }) => onProof(currentPassword),
    t('account.secondFactor.failed'),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{lead}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="currentPassword"
        label={t('account.password.current')}
        kind="current-password"
        className="max-w-[360px]"
      />
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="line" size="sm" onClick={onCancel}>
          {t('frame.confirm.cancel')}
        </Button>
      </div>
    </form>
  );
}
