import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useState } from 'react';
import { type FieldValues, get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, useField } from './use-field';

/**
 * The place of a record in its list. People count from 1, the stored positions from 0. What cannot be read counts as
 * the first place, and the field says so when it is left; left empty, a new record goes to the end.
 */
export function OrderField<Values extends FieldValues, Output>(
  props: Pick<FormFieldProps<Values, Output, number | string | undefined>, 'control' | 'name'>,
) {
  const { control, name } = props;
  const { t } = useTranslation('admin');
  const { field, error, frame, textControl } = useField(props);
  const isNew = get(useFormState({ control }).defaultValues, name) === undefined;
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => (isNew && text === '' ? undefined : readOrder(text));
  const stored = field.value === undefined ? '' : String(Number(field.value) + 1);
  // The typed text stays while it means the stored place; a restored draft or another record replaces it.
  const text = typed !== null && read(typed) === field.value ? typed : stored;
  return (
    <Field
      label={frame.label}
      hint={t(isNew ? 'fields.orderHintNew' : 'fields.orderHint')}
      error={error && t('fields.orderInvalid')}
    >
      {(input) => (
        <TextInput
          {...input}
          {...textControl}
          type="number"
          min={1}
          step={1}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(read(target.value));
          }}
          onBlur={() => {
            setTyped(null);
            field.onBlur();
          }}
          className="max-w-28 tabular-nums"
        />
      )}
    </Field>
  );
}

function readOrder(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number - 1;
}
