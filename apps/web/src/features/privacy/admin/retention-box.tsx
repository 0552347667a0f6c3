import { retentionChoices, wonChoices } from '@pano/api/privacy/privacy.schema';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Box } from '@pano/ui/card';
import { Field } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { Skeleton } from '@pano/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pending } from '#kit/admin/pending.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** The periods; each is stored as soon as it is chosen. */
export function RetentionBox() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const setting = trpc.privacy.retention.useQuery();
  const history = trpc.privacy.history.useQuery();
  const aged = trpc.privacy.aged.useQuery();
  const store = trpc.privacy.setRetention.useMutation({
    onSuccess: (stored) => utils.privacy.retention.setData(undefined, stored),
  });
  const storeHistory = trpc.privacy.setHistory.useMutation({
    onSuccess: (stored) => utils.privacy.history.setData(undefined, stored),
  });
  return (
    <Box title={t('privacy.retention.title')}>
      <p className="mb-5 text-ink-2">{t('privacy.retention.lead')}</p>
      {setting.data && history.data && aged.data ? (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <RetentionField
            name="contactFormMonths"
            choices={retentionChoices}
            period={setting.data.contactFormMonths}
            aged={aged.data.contactForms}
            store={(contactFormMonths) => store.mutateAsync({ contactFormMonths })}
            mayBeOff
          />
          <RetentionField
            name="wonLeadMonths"
            choices={wonChoices}
            period={setting.data.wonLeadMonths}
            aged={aged.data.wonLeads}
            store={(wonLeadMonths) => store.mutateAsync({ wonLeadMonths })}
            mayBeOff
          />
          <RetentionField
            name="activityMonths"
            choices={retentionChoices}
            period={setting.data.activityMonths}
            aged={aged.data.activity}
            store={(activityMonths) => store.mutateAsync({ activityMonths })}
            mayBeOff
          />
          <RetentionField
            name="historyMonths"
            choices={retentionChoices}
            period={history.data.historyMonths}
            aged={aged.data.revisions}
            store={async (months) => months && storeHistory.mutateAsync({ historyMonths: months })}
          />
        </div>
      ) : (
        <Pending queries={[setting, history, aged]} failed={t('privacy.retention.loadFailed')}>
          <Skeleton className="h-24 w-full" />
        </Pending>
      )}
    </Box>
  );
}

interface Props<Months extends number> {
  name: 'contactFormMonths' | 'wonLeadMonths' | 'activityMonths' | 'historyMonths';
  choices: readonly Months[];
  period: Months | null;
  /** How many records are older than each period. */
  aged: Record<Months, number>;
  store: (months: Months | null) => Promise<unknown>;
  /** Whether the records may be kept without a limit. */
  mayBeOff?: boolean;
}

/** One period. A choice that will remove something is asked about first. */
function RetentionField<Months extends number>(props: Props<Months>) {
  const { name, choices, period, aged, store, mayBeOff = false } = props;
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const [asking, setAsking] = useState<Months | null>(null);
  const save = async (months: Months | null) => {
    await run(() => store(months), { done: t('privacy.retention.saved'), failed: t('privacy.retention.saveFailed') });
    setAsking(null);
  };
  const choose = (months: Months | null) => {
    if (months !== null && aged[months] > 0) setAsking(months);
    else void save(months);
  };
  const count: number = asking === null ? 0 : aged[asking];
  return (
    <>
      <Field label={t(`privacy.retention.${name}.label`)} hint={t(`privacy.retention.${name}.hint`)}>
        {(control) => (
          <Select
            {...control}
            value={period ?? ''}
            disabled={busy}
            onChange={({ target }) => choose(choices.find((months) => String(months) === target.value) ?? null)}
          >
            {mayBeOff && <option value="">{t('privacy.retention.off')}</option>}
            {choices.map((months: number) => (
              <option key={months} value={months}>
                {t('privacy.retention.months', { count: months })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t('privacy.retention.askTitle')}
        question={asking === null ? '' : t(`privacy.retention.${name}.ask`, { count })}
        confirmLabel={t('privacy.retention.confirm')}
        onConfirm={() => asking !== null && void save(asking)}
        busy={busy}
        busyText={t('frame.form.saving')}
      >
        {mayBeOff && <p>{t('privacy.retention.large')}</p>}
      </ConfirmDialog>
    </>
  );
}
