import { Select } from '@pano/ui/select';
import { useTranslation } from 'react-i18next';
import type { List } from './use-list';

interface Props<Sort extends string> {
  list: List<Sort>;
  /** The filter's name in the address. */
  name: string;
  label: string;
  /** The choice that leaves nothing out. */
  all: string;
  options: readonly { value: string; text: string }[];
  /** Filters that mean nothing any more once this one changes. */
  clears?: readonly string[];
  className?: string;
}

/** Leaves only the records of one choice; a choice that an address invented does not filter. */
export function ChoiceFilter<Sort extends string>(props: Props<Sort>) {
  const { list, name, label, all, options, clears = [], className = 'w-full sm:w-52' } = props;
  const chosen = options.find(({ value }) => value === list.filter(name));
  const cleared = Object.fromEntries(clears.map((other) => [other, null]));
  return (
    <Select
      aria-label={label}
      value={chosen?.value ?? ''}
      onChange={({ target }) => list.setFilters({ ...cleared, [name]: target.value || null })}
      className={className}
    >
      <option value="">{all}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

interface StateFilterProps<Sort extends string> {
  list: List<Sort>;
  name: keyof typeof stateTexts;
}

const stateTexts = {
  visible: { label: 'visibility', all: 'anyVisibility', yes: 'visible', no: 'hidden' },
  active: { label: 'state', all: 'anyState', yes: 'active', no: 'passive' },
} as const;

/** Leaves only the records that visitors see or that are in use, or only the others. */
export function StateFilter<Sort extends string>({ list, name }: StateFilterProps<Sort>) {
  const { t } = useTranslation('admin');
  const { label, all, yes, no } = stateTexts[name];
  const options = [
    { value: 'true', text: t(`frame.filter.${yes}`) },
    { value: 'false', text: t(`frame.filter.${no}`) },
  ];
  return (
    <ChoiceFilter
      list={list}
      name={name}
      label={t(`frame.filter.${label}`)}
      all={t(`frame.filter.${all}`)}
      options={options}
    />
  );
}

/** What an address says about a yes or no; anything else does not filter. */
export function readBoolean(value: string | null): boolean | undefined {
  if (value === 'true') return true;
  return value === 'false' ? false : undefined;
}
