import { Field } from '@pano/ui/field';
import { TagInput } from '@pano/ui/tag-input';
import { useImperativeHandle } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/trpc';
import { type FormFieldProps, useField } from './use-field';

/** Enough to choose from; more would bury the field. */
const maxSuggestions = 60;

/** Keywords. The form holds them as one text, with commas between them. */
export function TagsField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, string | null | undefined>,
) {
  const { label, required, hint, note, className } = props;
  const { t } = useTranslation('admin');
  const { field, error, empty } = useField(props);
  const stored = trpc.keywords.list.useQuery({ active: true, limit: maxSuggestions });
  return (
    <Field label={label} required={required} hint={hint} note={note} className={className} error={error}>
      {({ id, ...control }) => (
        <>
          <FocusHandle fieldRef={field.ref} id={id} />
          <TagInput
            id={id}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            value={tagsOf(field.value ?? '')}
            onValueChange={(tags) => field.onChange(tags.join(', ') || empty)}
            onBlur={field.onBlur}
            normalize={normalize}
            suggestions={stored.data?.items.map(({ keyword }) => keyword)}
            texts={{
              placeholder: t('fields.tags.placeholder'),
              remove: (tag) => t('fields.tags.remove', { tag }),
              limit: t('fields.tags.limit'),
              counter: (count, max) => t('fields.tags.counter', { count, max }),
              added: (tags) => t('fields.tags.added', { tags }),
              removed: (tag) => t('fields.tags.removed', { tag }),
              suggestions: t('fields.tags.suggestions'),
              addSuggestion: (tag) => t('fields.tags.addSuggestion', { tag }),
            }}
          />
        </>
      )}
    </Field>
  );
}

/** Lets the form put the focus into the field when it is the first with an error. */
function FocusHandle({ fieldRef, id }: { fieldRef: (handle: { focus: () => void } | null) => void; id: string }) {
  useImperativeHandle(fieldRef, () => ({ focus: () => document.getElementById(id)?.focus() }), [id]);
  return null;
}

const normalize = (text: string): string => text.trim().toLocaleLowerCase('tr');

const tagsOf = (text: string): string[] => [...new Set(text.split(',').map(normalize).filter(Boolean))];
