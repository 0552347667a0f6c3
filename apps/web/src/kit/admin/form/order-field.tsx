import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, useField } from './use-field';

/** The position of a record in its list, as it is stored: a whole number of 0 or more. What cannot be read counts as 0. */
export function OrderField<Values extends FieldValues, Output>(
  props: Pick<FormFieldProps<Values, Output, number | string | undefined>, 'control' | 'name'>,
) {
  const { t } = useTranslation('admin');
  const { field, frame, textControl } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  // The typed text stays while it means the stored position; a restored draft or another record replaces it.
  const text = typed !== null && readOrder(typed) === Number(field.value) ? typed : String(field.value);
  return (
    <Field name={frame.name} label={frame.label} hint={t('fields.orderHint')} error={frame.error}>
      {(input) => (
        <TextInput
          {...input}
          {...textControl}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(readOrder(target.value));
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

const readOrder = (text: string): number => Number.parseInt(text, 10) || 0;
