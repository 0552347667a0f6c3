import { Box } from '@pano/ui/card';
import { Skeleton } from '@pano/ui/skeleton';
import { ErrorState } from '@pano/ui/state-box';
import { useTranslation } from 'react-i18next';
import { errorText } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { RetentionField } from './retention-field';

/** The two periods; each is stored as soon as it is chosen. */
export function RetentionBox() {
  const { t } = useTranslation('admin');
  const setting = trpc.privacy.retention.useQuery();
  const aged = trpc.privacy.aged.useQuery();
  const failed = setting.error ?? aged.error;
  return (
    <Box title={t('privacy.retention.title')}>
      <p className="mb-5 text-ink-2">{t('privacy.retention.lead')}</p>
      {setting.data && aged.data ? (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <RetentionField name="contactFormMonths" setting={setting.data} aged={aged.data.contactForms} />
          <RetentionField name="activityMonths" setting={setting.data} aged={aged.data.activity} />
        </div>
      ) : failed ? (
        <ErrorState
          message={errorText(failed, t('privacy.retention.loadFailed'))}
          retryLabel={t('frame.list.retry')}
          onRetry={() => void Promise.all([setting.refetch(), aged.refetch()])}
          busy={setting.isFetching || aged.isFetching}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Box>
  );
}
