import { Select } from '@pano/ui/select';
import type { List } from './use-list';

interface Props<Sort extends string> {
  list: List<Sort>;
  /** The filter's name in the address. */
  name: string;
  texts: { label: string; all: string; on: string; off: string };
}

/** Leaves only the records for which a yes or no holds, such as the visible ones. */
export function BooleanFilter<Sort extends string>({ list, name, texts }: Props<Sort>) {
  return (
    <Select
      aria-label={texts.label}
      value={String(readBoolean(list.filter(name)) ?? '')}
      onChange={({ target }) => list.setFilter(name, target.value || null)}
      className="w-full sm:w-52"
    >
      <option value="">{texts.all}</option>
      <option value="true">{texts.on}</option>
      <option value="false">{texts.off}</option>
    </Select>
  );
}

/** What an address says about a yes or no; anything else does not filter. */
export function readBoolean(value: string | null): boolean | undefined {
  if (value === 'true') return true;
  return value === 'false' ? false : undefined;
}
