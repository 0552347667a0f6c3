import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { errorText, isUnauthorized } from '#kit/shared/client-error.ts';

type Action = 'load' | 'add' | 'update' | 'remove' | 'status' | 'order';

/** What failed, followed by the server's reason. */
export function useKeywordFailure() {
  const { t } = useTranslation('admin');
  return (action: Action, error: unknown): string =>
    t(`keywords.failed.${action}`, { reason: errorText(error, t('keywords.failed.noAnswer')) });
}

/** Says it in a toast. A lost session shows itself. */
export function useKeywordFailureToast() {
  const toast = useToast();
  const failureText = useKeywordFailure();
  return (action: Action, error: unknown): void => {
    if (!isUnauthorized(error)) toast.error(failureText(action, error));
  };
}
