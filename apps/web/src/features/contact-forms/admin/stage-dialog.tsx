import { type LeadRow, type LeadStage, lostReasons } from '@pano/api/contact-forms/lead.schema';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Field } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '#kit/admin/form/plain-text-field.tsx';
import { inThreeWorkdays } from './lead-times';
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
  const formId = useId();
  const { change, busy } = useStageChange(lead);
  const [step, setStep] = useState(() =>
    to === 'quoted'
      ? typedStep(inThreeWorkdays(new Date()), t('leadDesk.next.followUp'))
      : typedStep(null, t('leadDesk.next.survey')),
  );
  const [lira, setLira] = useState(lead.quoteLira === null ? '' : String(lead.quoteLira));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ step?: string; lira?: string; reason?: string }>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Portals pass events on to the card that the dialog belongs to.
    event.stopPropagation();
    const next = readStep(step);
    const amount = readLira(lira);
    const lostReason = lostReasons.find((known) => known === reason);
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
    <Dialog
      onClose={onClose}
      title={t(`leadDesk.stageDialog.${to}`)}
      description={lead.name}
      footer={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            {t('frame.confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} size="sm" busy={busy} busyText={t('frame.form.saving')}>
            {t('leadDesk.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
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
          <Field label={t('leadDesk.stageDialog.reason')} error={errors.reason} required>
            {(control) => (
              <Select {...control} value={reason} onChange={({ target }) => setReason(target.value)}>
                <option value="">{t('leadDesk.stageDialog.chooseReason')}</option>
                {lostReasons.map((value) => (
                  <option key={value} value={value}>
                    {t(`leads.lostReasons.${value}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <NextStepFields value={step} onChange={setStep} error={errors.step} />
        )}
      </form>
    </Dialog>
  );
}
