import { Field } from '@pano/ui/field';
import { AddressInput } from '@pano/ui/text-input';

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
