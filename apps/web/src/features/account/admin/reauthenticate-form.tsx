import { passwordProof } from '@pano/api/auth/account.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#kit/admin/form/password-input.tsx';
import { type FormFieldProps, useField } from '#kit/admin/form/use-field.ts';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from './use-submit';

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

interface PasswordFieldProps<Values extends FieldValues, Output> extends FormFieldProps<Values, Output, string> {
  /** Tells password managers whether to fill in or to make up. */
  kind: 'current-password' | 'new-password';
}

export function PasswordField<Values extends FieldValues, Output>(props: PasswordFieldProps<Values, Output>) {
  const { field, error } = useField(props);
  return (
    <Field label={props.label} hint={props.hint} error={error} required className={props.className}>
      {(control) => (
        <PasswordInput
          control={control}
          ref={field.ref}
          name={field.name}
          autoComplete={props.kind}
          value={field.value ?? ''}
          onValueChange={field.onChange}
        />
      )}
    </Field>
  );
}
