import { Checkbox } from '@pano/ui/checkbox';
import { useTranslation } from 'react-i18next';
import type { RowSelection } from './use-selection';

interface Props {
  selection: RowSelection;
  id: number;
  /** What the row is called. */
  name: string;
  className?: string;
}

/** Chooses a row for a common action. */
export function RowCheckbox({ selection, id, name, className }: Props) {
  const { t } = useTranslation('admin');
  const toggle = (checked: boolean) => selection.toggle(id, checked);
  const props = { label: t('frame.bulk.select', { name }), checked: selection.ids.has(id), className };
  return <Checkbox labelHidden onCheckedChange={toggle} {...props} />;
}
