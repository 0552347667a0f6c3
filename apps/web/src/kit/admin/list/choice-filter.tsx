import { Select } from '@pano/ui/select';
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
