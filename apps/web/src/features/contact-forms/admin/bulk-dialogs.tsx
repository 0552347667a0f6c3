import { leadStages } from '@pano/api/contact-forms/lead.schema';
import { Field } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#kit/admin/form/form-dialog.tsx';
import type { BulkQuestion } from '#kit/admin/list/bulk-bar.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { LostReasonField, readLostReason } from './lost-reason-field';
import { useLeadChanged, usePeople } from './use-leads';

/** Puts the chosen leads into one stage; those that are lost have one reason. */
export function BulkStageDialog({ count, run, busy, onClose }: BulkQuestion) {
  const { t } = useTranslation('admin');
  const changeStage = trpc.leads.bulkChangeStage.useMutation({ onSuccess: useLeadChanged() });
  const [chosen, setChosen] = useState('contacted');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const to = leadStages.find((stage) => stage === chosen);
  const submit = async () => {
    const lostReason = to === 'lost' ? readLostReason(reason) : undefined;
    const isIncomplete = to === 'lost' && !lostReason;
    setError(isIncomplete ? t('leadDesk.stageDialog.chooseReason') : undefined);
    if (!to || isIncomplete) return;
    if (await run((ids) => changeStage.mutateAsync({ ids, to, lostReason }))) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('leadDesk.changeStage')}
      description={t('frame.bulk.selected', { count })}
      onSubmit={submit}
      busy={busy}
      submitText={t('leadDesk.save')}
    >
      <Field label={t('leadDesk.stage')}>
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {leadStages.map((stage) => (
              <option key={stage} value={stage}>
                {t(`leads.stages.${stage}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {to === 'lost' ? <LostReasonField value={reason} onChange={setReason} error={error} /> : null}
    </FormDialog>
  );
}

/** Gives the chosen leads to one person, or to nobody. */
export function BulkAssignDialog({ count, run, busy, onClose }: BulkQuestion) {
  const { t } = useTranslation('admin');
  const { people } = usePeople();
  const assign = trpc.leads.bulkAssign.useMutation({ onSuccess: useLeadChanged() });
  const [chosen, setChosen] = useState('');
  const submit = async () => {
    if (await run((ids) => assign.mutateAsync({ ids, userId: Number(chosen) || null }))) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('leadDesk.assignee.give')}
      description={t('frame.bulk.selected', { count })}
      onSubmit={submit}
      busy={busy}
      submitText={t('leadDesk.save')}
    >
      <Field label={t('leadDesk.assignee.label')}>
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t('leadDesk.assignee.none')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
