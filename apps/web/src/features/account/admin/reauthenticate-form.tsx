import { fullProof, passwordProof } from '@pano/api/auth/account.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useEffect } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { PasswordField } from '#kit/admin/form/password-field.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';

const passwordOnly = passwordProof.extend({ code: fullProof.shape.code.or(z.literal('')) });

interface Props {
  email: string;
  lead: string;
  submitLabel: string;
  danger?: boolean;
  /** Asks for a code of the app, or a recovery code, as well. */
  withCode?: boolean;
  onProof: (proof: { currentPassword: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before a change to how the account is guarded. */
export function ProofForm({ email, lead, submitLabel, danger, withCode = false, onProof, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const form = useSchemaForm(withCode ? fullProof : passwordOnly, { currentPassword: '', code: '' });
  const { control, setFocus } = form;
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const { submit, failure, busy } = useSubmit(form, onProof, t('account.secondFactor.failed'));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{lead}</p>
      <ProofFields control={control} email={email} password="currentPassword" code={withCode ? 'code' : null} />
      <FormEnd failure={failure} busy={busy} submitLabel={submitLabel} danger={danger} onCancel={onCancel} />
    </form>
  );
}

interface ProofFieldsProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  email: string;
  /** The names of the fields; null where no code is asked for. */
  password: FieldPathByValue<Values, string>;
  code: FieldPathByValue<Values, string | null | undefined> | null;
}

/** The password of the account, and a code of the app, or a recovery code. */
export function ProofFields<Values extends FieldValues, Output>(props: ProofFieldsProps<Values, Output>) {
  const { control, email, password, code } = props;
  const { t } = useTranslation('admin');
  return (
    <>
      {/* Password managers want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={control}
        name={password}
        label={t('account.password.current')}
        kind="current-password"
        className="max-w-[360px]"
      />
      {code ? (
        <TextField
          control={control}
          name={code}
          label={t('frame.login.code')}
          hint={t('account.secondFactor.codeHint')}
          required
          className="max-w-[360px]"
          input={{ autoComplete: 'one-time-code', spellCheck: false }}
        />
      ) : null}
    </>
  );
}

interface FormEndProps {
  failure: string | null;
  busy: boolean;
  submitLabel: string;
  danger?: boolean | undefined;
  onCancel: () => void;
}

/** Below the fields of a small form: why it failed, and its buttons. */
export function FormEnd({ failure, busy, submitLabel, danger = false, onCancel }: FormEndProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="line" size="sm" onClick={onCancel}>
          {t('frame.confirm.cancel')}
        </Button>
      </div>
    </>
  );
}
