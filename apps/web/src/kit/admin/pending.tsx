import { ErrorState } from '@pano/ui/state-box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../shared/client-error';

interface Props {
  queries: readonly { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }[];
  /** Said where the server gave no reason. */
  failed: string;
  children?: ReactNode;
}

/** In place of data: `children` while it loads, then why that failed and a button that tries again. */
export function Pending({ queries, failed, children }: Props) {
  const { t } = useTranslation('admin');
  const error = queries.find((query) => query.error)?.error;
  if (!error) return children;
  return (
    <ErrorState
      message={errorText(error, failed)}
      retryLabel={t('frame.list.retry')}
      onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
      busy={queries.some(({ isFetching }) => isFetching)}
    />
  );
}
