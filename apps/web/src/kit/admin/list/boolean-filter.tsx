import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from './choice-filter';
import type { List } from './use-list';

interface Props<Sort extends string> {
  list: List<Sort>;
}

/** Leaves only the records that visitors see, or only the hidden ones. */
export function VisibleFilter<Sort extends string>({ list }: Props<Sort>) {
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
export function ActiveFilter<Sort extends string>({ list }: Props<Sort>) {
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
