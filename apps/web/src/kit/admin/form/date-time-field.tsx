import { fromIstanbulInput, toIstanbulInput } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from './use-field';

interface Props<Values extends FieldValues, Output> extends FormFieldProps<Values, Output, string | null | undefined> {
  /** The button that enters the present moment. */
  nowText: string;
}

/** An instant, entered in Turkish time wherever the browser is; the form holds it as UTC, null while it is empty. */
export function DateTimeField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { field, frame, textControl } = useField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-0 flex-[1_1_220px]">
            <TextInput
              {...control}
              {...textControl}
              type="datetime-local"
              value={field.value ? toIstanbulInput(field.value) : ''}
              onChange={({ target }) => field.onChange(fromIstanbulInput(target.value))}
            />
          </div>
          <Button variant="line" onClick={() => field.onChange(new Date().toISOString())}>
            {props.nowText}
          </Button>
        </div>
      )}
    </Field>
  );
}
