import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { type FormFieldProps, useField } from '#kit/admin/form/use-field.ts';

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

interface Props {
  id: string;
  label: string;
  names: readonly string[];
  active: string | null;
  onChoose: (name: string) => void;
}

const optionId = (listId: string, name: string): string => `${listId}-${name}`;

const showWhole = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** The suggested symbols, each with its picture. */
function IconOptions({ id, label, names, active, onChoose }: Props) {
  return (
    <div
      id={id}
      // It opens downward; near the lower edge the page moves up so that the list can be seen.
      ref={showWhole}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-10 mt-1 scroll-mb-24 max-h-64 overflow-y-auto rounded-card border border-line-2 bg-surface p-1 shadow-2"
    >
      {names.map((name) => (
        <button
          type="button"
          key={name}
          id={optionId(id, name)}
          role="option"
          tabIndex={-1}
          aria-selected={name === active}
          // Pressing it leaves the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
          className={clsx(
            'flex min-h-10 w-full items-center gap-3 rounded-control px-2.5 hover:bg-surface-2',
            name === active && 'bg-surface-2 inset-ring inset-ring-line-strong',
          )}
        >
          <img src={`/icons/ms/${name}.svg`} alt="" width={24} height={24} loading="lazy" className="dark:invert" />
          <span className="min-w-0 truncate">{name}</span>
        </button>
      ))}
    </div>
  );
}

const namesPath = '/icons/ms/names.json';
const mostSuggested = 30;

/** Names of symbols for what was typed, those that begin with it first. The list is downloaded once it is wanted. */
function useIconNames(typed: string, wanted: boolean): string[] {
  const names = useQuery({
    queryKey: [namesPath],
    queryFn: loadNames,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const matches = (names.data ?? []).filter((name) => name.includes(text));
  return matches.toSorted((a, b) => Number(b.startsWith(text)) - Number(a.startsWith(text))).slice(0, mostSuggested);
}

async function loadNames(): Promise<string[]> {
  const response = await fetch(namesPath);
  if (!response.ok) throw new Error(`${namesPath}: ${response.status}`);
  return z.array(z.string()).parse(await response.json());
}
