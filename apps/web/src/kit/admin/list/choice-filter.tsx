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

interface VisibleFilterProps<Sort extends string> {
  list: List<Sort>;
}

/** Leaves only the records that visitors see, or only the hidden ones. */
export function VisibleFilter<Sort extends string>({ list }: VisibleFilterProps<Sort>) {
  const { t } = useTranslation('admin');
  return (
    <ChoiceFilter
      list={list}
      name="visible"
      label={t('frame.filter.visibility')}
      all={t('frame.filter.anyVisibility')}
      options={yesOrNo(t('frame.filter.visible'), t('frame.filter.hidden'))}
    />
  );
}

/** Leaves only the records in use, or only the others. */
export function ActiveFilter<Sort extends string>({ list }: VisibleFilterProps<Sort>) {
  const { t } = useTranslation('admin');
  return (
    <ChoiceFilter
      list={list}
      name="active"
      label={t('frame.filter.state')}
      all={t('frame.filter.anyState')}
      options={yesOrNo(t('frame.filter.active'), t('frame.filter.passive'))}
    />
  );
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'true', text: yes },
  { value: 'false', text: no },
];

/** What an address says about a yes or no; anything else does not filter. */
export function readBoolean(value: string | null): boolean | undefined {
  if (value === 'true') return true;
  return value === 'false' ? false : undefined;
}
