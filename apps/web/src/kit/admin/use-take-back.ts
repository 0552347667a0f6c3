import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { useAttempt } from './use-failure-toast';

/** Says that a change is stored, and offers to take it back; `restore` writes what it had replaced. */
export function useTakeBack() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const attempt = useAttempt();
  return (restore: () => Promise<unknown>): void => {
    const onAction = async () => {
      if (await attempt(restore, t('trash.restoreFailed'))) toast.success(t('trash.undone', { count: 1 }));
    };
    toast.success(t('trash.saved'), { text: t('trash.undo'), brief: true, onAction: () => void onAction() });
  };
}
