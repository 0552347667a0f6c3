import { ChoiceFilter } from './choice-filter';
import type { List } from './use-list';

interface Props<Sort extends string> {
  list: List<Sort>;
  /** The filter's name in the address. */
  name: string;
  texts: { label: string; all: string; on: string; off: string };
}

/** Leaves only the records for which a yes or no holds, such as the visible ones. */
export function BooleanFilter<Sort extends string>({ list, name, texts }: Props<Sort>) {
  const { label, all, on, off } = texts;
  const options = [
    { value: 'true', text: on },
    { value: 'false', text: off },
  ];
  return <ChoiceFilter list={list} name={name} label={label} all={all} options={options} />;
}

/** What an address says about a yes or no; anything else does not filter. */
export function readBoolean(value: string | null): boolean | undefined {
  if (value === 'true') return true;
  return value === 'false' ? false : undefined;
}
