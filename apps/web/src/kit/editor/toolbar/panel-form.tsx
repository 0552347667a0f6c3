import { Field } from '@pano/ui/field';
import { AddressInput } from '@pano/ui/text-input';
import type { FormEvent, ReactNode } from 'react';

/** A small form in a panel. React hands its events on to the form that the editor is part of, which must not be sent. */
export function PanelForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {children}
    </form>
  );
}

type Props = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (address: string) => void;
};

/** Where a link leads, or where an image lies. */
export function AddressField({ label, hint, error, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <AddressInput {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
