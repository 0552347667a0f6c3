import type { LeadRow, LeadStage } from '@pano/api/contact-forms/lead.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#kit/admin/form/form-dialog.tsx';
import { PlainTextField } from '#kit/admin/form/plain-text-field.tsx';
import { inThreeWorkdays } from './lead-times';
import { LostReasonField, readLostReason } from './lost-reason-field';
import { NextStepFields, readStep, typedStep } from './next-step-fields';
import { readLira } from './quote';
import { useStageChange } from './use-leads';

/** The stages that ask for something. */
export const askingStages = ['survey', 'quoted', 'lost'] as const satisfies LeadStage[];
export type AskingStage = (typeof askingStages)[number];

interface Props {
  lead: Pick<LeadRow, 'id' | 'name' | 'stage' | 'nextAt' | 'quoteLira'>;
  to: AskingStage;
  onClose: () => void;
}

/** Asks for what the new stage needs: the day of a survey, the amount of a quote, the reason of a loss. */
export function StageDialog({ lead, to, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { change, busy } = useStageChange(lead);
  const [step, setStep] = useState(() =>
    to === 'quoted'
      ? typedStep(inThreeWorkdays(new Date()), t('leadDesk.next.followUp'))
      : typedStep(null, t('leadDesk.next.survey')),
  );
  const [lira, setLira] = useState(lead.quoteLira === null ? '' : String(lead.quoteLira));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ step?: string; lira?: string; reason?: string }>({});

  const submit = async () => {
    const next = readStep(step);
    const amount = readLira(lira);
    const lostReason = readLostReason(reason);
    const problems = {
      ...(to === 'survey' && !next && { step: t('leadDesk.next.required') }),
      ...(to === 'quoted' && amount === undefined && { lira: t('leadDesk.quote.wrong') }),
      ...(to === 'lost' && !lostReason && { reason: t('leadDesk.stageDialog.chooseReason') }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const nextStep = next ? { nextAt: next.at, nextNote: next.note } : {};
    const done = await change({
      from: lead.stage,
      to,
      ...(to === 'lost' ? { lostReason } : nextStep),
      ...(to === 'quoted' && typeof amount === 'number' && { quoteLira: amount }),
    });
    if (done) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(`leadDesk.stageDialog.${to}`)}
      description={lead.name}
      onSubmit={submit}
      busy={busy}
      submitText={t('leadDesk.save')}
    >
      {to === 'quoted' ? (
        <PlainTextField
          label={t('leadDesk.quote.lira')}
          value={lira}
          error={errors.lira}
          inputMode="numeric"
          onValueChange={setLira}
        />
      ) : null}
      {to === 'lost' ? (
        <LostReasonField value={reason} onChange={setReason} error={errors.reason} />
      ) : (
        <NextStepFields value={step} onChange={setStep} error={errors.step} />
      )}
    </FormDialog>
  );
}
