import { useTranslation } from 'react-i18next';
import type { BulkAction } from './bulk-bar';

type Set<Input> = (input: Input) => Promise<{ count: number }>;

/** What the bar of the selection offers for records that can be hidden. */
export function useBulkVisible(set: Set<{ ids: number[]; visible: boolean }>): BulkAction[] {
  const { t } = useTranslation('admin');
  return [
    { text: t('frame.bulk.show'), run: (ids) => set({ ids, visible: true }) },
    { text: t('frame.bulk.hide'), run: (ids) => set({ ids, visible: false }) },
  ];
}

/** The same for records that can be inactive. */
export function useBulkActive(set: Set<{ ids: number[]; active: boolean }>): BulkAction[] {
  const { t } = useTranslation('admin');
  return [
    { text: t('frame.bulk.activate'), run: (ids) => set({ ids, active: true }) },
    { text: t('frame.bulk.deactivate'), run: (ids) => set({ ids, active: false }) },
  ];
}
