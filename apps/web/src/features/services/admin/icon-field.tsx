import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, useField } from '#kit/admin/form/use-field.ts';
import { IconOptions, optionId } from './icon-options';
import { useIconNames } from './use-icon-names';

/** The name of a Material symbol, with suggestions; any other text stays possible. */
export function IconField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, string | null | undefined>,
) {
  const { t } = useTranslation('admin');
  const { field, error, empty } = useField(props);
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const value = field.value ?? '';
  const names = useIconNames(value, wanted);
  const shown = open && names.length > 0 && !(names.length === 1 && names[0] === value);

  const show = (next: boolean) => {
    setOpen(next);
    setActive(null);
  };
  const choose = (name: string) => {
    field.onChange(name);
    show(false);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    const from = active === null ? -1 : names.indexOf(active);
    const to = from === -1 && step === -1 ? names.length - 1 : (from + step + names.length) % names.length;
    const next = names[to] ?? null;
    setActive(next);
    if (next) document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (shown && event.key === 'Escape') {
      event.preventDefault();
      show(false);
    } else if (shown && active && event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  };
  return (
    <Field label={props.label} required={props.required} hint={props.hint} className={props.className} error={error}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown && active ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            ref={field.ref}
            name={field.name}
            value={value}
            onFocus={() => setWanted(true)}
            onBlur={() => {
              show(false);
              field.onBlur();
            }}
            onChange={({ target }) => {
              field.onChange(target.value || empty);
              show(target.value !== '');
            }}
            onKeyDown={handleKeyDown}
          />
          {shown ? (
            <IconOptions
              id={listId}
              label={t('services.fields.iconSuggestions')}
              names={names}
              active={active}
              onChoose={choose}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
