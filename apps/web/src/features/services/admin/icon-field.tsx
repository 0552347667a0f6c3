import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '#kit/admin/form/use-combobox.ts';
import { type FormFieldProps, useField } from '#kit/admin/form/use-field.ts';
import { IconOptions, NoIcons } from './icon-options';
import { useIconSearch } from './use-icon-search';

/** A Material symbol, chosen from those of the trade or searched among all; any other text stays possible. */
export function IconField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, string | null | undefined>,
) {
  const { t } = useTranslation('admin');
  const { field, frame, empty, textControl } = useField(props);
  const value = field.value ?? '';
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const { search, findText, findName, isMissing, isPending } = useIconSearch(value.trim(), wanted);
  // A field that was only opened offers the symbols of the trade, whatever it holds.
  const icons = open ? search(isTyped ? value : '') : [];
  const isComplete = icons.length === 1 && icons[0]?.name === value;
  const isOpen = open && !isComplete;
  const { listId, optionId, active, show, choose, combobox } = useCombobox({
    options: icons,
    isOpen,
    hits: !isTyped ? 'none' : isPending ? 'pending' : 'found',
    onOpenChange: (next) => {
      setOpen(next);
      if (!next) setIsTyped(false);
    },
    onChoose: ({ name }) => field.onChange(name),
  });
  const handleBlur = () => {
    // The word of the trade alone would name no symbol.
    const named = isTyped ? findName(value) : undefined;
    if (named) field.onChange(named);
    show(false);
    field.onBlur();
  };
  const missing = isMissing && !open ? <span className="text-warn">{t('services.icons.missing')}</span> : null;
  return (
    <Field {...frame} note={findText(value)} hint={missing ?? frame.hint}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            {...textControl}
            {...combobox}
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
          />
          {isOpen && icons.length > 0 ? (
            <IconOptions
              id={listId}
              label={t('services.icons.suggestions')}
              icons={icons}
              optionId={optionId}
              active={active}
              onChoose={choose}
            />
          ) : null}
          {isOpen && !isPending && icons.length === 0 ? <NoIcons text={t('services.icons.none')} /> : null}
        </div>
      )}
    </Field>
  );
}
