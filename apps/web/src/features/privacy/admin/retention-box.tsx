import { type RetentionMonths, type RetentionSetting, retentionChoices } from '@pano/api/privacy/privacy.schema';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Box } from '@pano/ui/card';
import { Field } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { Skeleton } from '@pano/ui/skeleton';
import { ErrorState } from '@pano/ui/state-box';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { errorText } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';

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

interface Props {
  name: keyof RetentionSetting;
  setting: RetentionSetting;
  /** How many records are older than each period. */
  aged: Record<RetentionMonths, number>;
}

/** One period. A choice that will remove something is asked about first. */
function RetentionField({ name, setting, aged }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const tellFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState<RetentionMonths | null>(null);
  const store = trpc.privacy.setRetention.useMutation({
    onSuccess: (stored) => {
      utils.privacy.retention.setData(undefined, stored);
      toast.success(t('privacy.retention.saved'));
    },
    onError: (error) => tellFailure(error, t('privacy.retention.saveFailed')),
    onSettled: () => setAsking(null),
  });
  const choose = (months: RetentionMonths | null) => {
    if (months !== null && aged[months] > 0) setAsking(months);
    else store.mutate({ [name]: months });
  };
  return (
    <>
      <Field label={t(`privacy.retention.${name}.label`)} hint={t(`privacy.retention.${name}.hint`)}>
        {(control) => (
          <Select
            {...control}
            value={setting[name] ?? ''}
            disabled={store.isPending}
            onChange={({ target }) =>
              choose(retentionChoices.find((months) => String(months) === target.value) ?? null)
            }
          >
            <option value="">{t('privacy.retention.off')}</option>
            {retentionChoices.map((months) => (
              <option key={months} value={months}>
                {t('privacy.retention.months', { count: months })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t('privacy.retention.askTitle')}
        question={asking === null ? '' : t(`privacy.retention.${name}.ask`, { count: aged[asking] })}
        confirmLabel={t('privacy.retention.confirm')}
        cancelLabel={t('frame.confirm.cancel')}
        onConfirm={() => asking !== null && store.mutate({ [name]: asking })}
        busy={store.isPending}
        busyText={t('frame.form.saving')}
      >
        <p>{t('privacy.retention.large')}</p>
      </ConfirmDialog>
    </>
  );
}
