import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, useField } from '#kit/admin/form/use-field.ts';
import { IconOptions, NoIcons, optionId } from './icon-options';
import { useIconSearch } from './use-icon-search';

/** A Material symbol, chosen from those of the trade or searched among all; any other text stays possible. */
export function IconField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, string | null | undefined>,
) {
  const { t } = useTranslation('admin');
  const { field, frame, empty, textControl } = useField(props);
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const { search, findText, findName, isLoaded } = useIconSearch(wanted);
  const value = field.value ?? '';
  // A field that was only opened offers the symbols of the trade, whatever it holds.
  const icons = open ? search(isTyped ? value : '') : [];
  const shown = icons.length > 0 && !(icons.length === 1 && icons[0]?.name === value);

  const show = (next: boolean) => {
    setOpen(next);
    setActive(null);
    if (!next) setIsTyped(false);
  };
  const choose = (name: string) => {
    field.onChange(name);
    show(false);
  };
  const move = (step: 1 | -1) => {
    const names = (open ? icons : search('')).map(({ name }) => name);
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
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      show(false);
    } else if (shown && active && event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  };
  const handleBlur = () => {
    // The word of the trade alone would name no symbol.
    const named = isTyped ? findName(value) : undefined;
    if (named) field.onChange(named);
    show(false);
    field.onBlur();
  };
  return (
    <Field {...frame} note={findText(value)}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            {...textControl}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown && active ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onFocus={() => setWanted(true)}
            onBlur={handleBlur}
            onClick={() => setOpen(true)}
            onChange={({ target }) => {
              field.onChange(target.value || empty);
              show(true);
              setIsTyped(true);
            }}
            onKeyDown={handleKeyDown}
          />
          {shown ? (
            <IconOptions
              id={listId}
              label={t('services.icons.suggestions')}
              icons={icons}
              active={active}
              onChoose={choose}
            />
          ) : null}
          {open && isLoaded && icons.length === 0 ? <NoIcons text={t('services.icons.none')} /> : null}
        </div>
      )}
    </Field>
  );
}
