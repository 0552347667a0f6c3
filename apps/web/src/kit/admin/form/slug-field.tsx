import { recordPath, sitePath, sluggedKinds } from '@pano/api/addresses';
import { followSlug, slugify } from '@pano/i18n/text/slug';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useEffect, useEffectEvent } from 'react';
import { type FieldPathByValue, type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type EnglishTexts, Translated } from './english/english-context';
import { type FormFieldProps, useField } from './use-field';
import type { SchemaForm } from './use-schema-form';

interface Props<Values extends FieldValues, Output>
  extends Omit<FormFieldProps<Values, Output, string | null | undefined>, 'control'> {
  form: SchemaForm<Values, Output>;
  /** The field whose text the slug follows, such as the title. */
  source: FieldPathByValue<Values, string | null | undefined>;
  /** The part of the address before the slug, such as `/category/`. */
  path: string;
}

/** A slug that follows another field until it is edited by hand, with the address it leads to. */
export function SlugField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, name, source, path } = props;
  return (
    <Translated
      control={form.control}
      name={name}
      label={props.label}
      turkish={(own) => <OwnSlugField {...props} label={own} />}
      english={(english, own) => (
        <OwnSlugField<EnglishTexts, EnglishTexts>
          {...props}
          form={english}
          name={name}
          source={source}
          path={toEnglishPath(path)}
          label={own}
        />
      )}
    />
  );
}

/** The part before the slug in the English address of the same kind of record. */
function toEnglishPath(path: string): string {
  const kind = sluggedKinds.find((one) => sitePath(one, '') === path);
  return kind ? recordPath(kind, '', 'en', 'en') : path;
}

function OwnSlugField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, name, source, path } = props;
  const { control, subscribe, getValues, clearErrors } = form;
  const { t } = useTranslation('admin');
  const { field, error, empty, frame, textControl } = useField({ ...props, control });
  const { required } = frame;

  const follow = useEffectEvent((text: string, before: string) => {
    const current = String(getValues(name) ?? '');
    const next = followSlug(text, before, current);
    if (next !== current) field.onChange(next || empty);
  });
  useEffect(() => {
    const sourceText = () => String(getValues(source) ?? '');
    let before = sourceText();
    return subscribe({
      formState: { values: true },
      callback: ({ name: changed, type }) => {
        const text = sourceText();
        // A restored draft or another version replaces source and slug together: nothing to follow.
        if (changed === source && type === 'change') {
          const previous = before;
          // After this round: watchers of both fields are still to be told values without the new slug.
          queueMicrotask(() => follow(text, previous));
        }
        before = text;
      },
    });
  }, [subscribe, getValues, source]);

  const [slug, sourceText] = useWatch({ control, name: [name, source] });
  const follows = required && !slug && !String(sourceText ?? '').trim();
  const { submitCount } = useFormState({ control });
  const omitted = follows && error !== undefined;
  // Where the source is missing as well, one omission is one error: that of the source.
  useEffect(() => {
    if (omitted) clearErrors(name);
  }, [omitted, clearErrors, name]);

  return (
    <Field {...frame} hint={frame.hint ?? t('frame.form.slugHint')} error={omitted ? undefined : error}>
      {(input) => (
        <>
          <TextInput
            {...input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            leading={path}
            {...textControl}
          />
          <p className="text-sm leading-snug break-all text-ink-3">
            {t('frame.form.address')}{' '}
            <Address form={form} name={name} source={source} path={path} required={required} />
          </p>
          {submitCount > 0 && follows ? (
            <p className="text-sm leading-snug text-ink-2">{t('frame.form.slugFollows')}</p>
          ) : null}
        </>
      )}
    </Field>
  );
}

/** An optional slug that is left empty will be made from the source. */
function Address<Values extends FieldValues, Output>({
  form,
  name,
  source,
  path,
  required,
}: Pick<Props<Values, Output>, 'form' | 'name' | 'source' | 'path' | 'required'>) {
  const [slug, text] = useWatch({ control: form.control, name: [name, source] });
  const shown = String(slug ?? '') || (required ? '' : slugify(String(text ?? '')));
  return <span className="font-[560] text-ink-2">{`${path}${shown || '…'}`}</span>;
}
