import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { Box } from '@pano/ui/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, DialogButton } from '#kit/admin/action-button.tsx';
import { FormDialog } from '#kit/admin/form/form-dialog.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { NextStep } from './next-step';
import { NextStepFields, readStep, typedStep } from './next-step-fields';
import { useLeadChanged } from './use-leads';

const useSetNext = () => trpc.leads.setNext.useMutation({ onSuccess: useLeadChanged() });

/** What is to be done next about a lead. */
export function NextStepBox({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const setNext = useSetNext();
  const { id, nextAt } = lead;
  return (
    <Box title={t('leadDesk.next.title')}>
      <div className="grid gap-3">
        {nextAt ? <NextStep step={lead} /> : <p className="text-ink-3">{t('leadDesk.next.none')}</p>}
        <div className="flex flex-wrap gap-2.5">
          <DialogButton variant="line" renderDialog={(close) => <NextStepDialog lead={lead} onClose={close} />}>
            {t(nextAt ? 'leadDesk.next.change' : 'leadDesk.next.add')}
          </DialogButton>
          {nextAt ? (
            <ActionButton
              variant="ghost"
              action={() => setNext.mutateAsync({ id, data: { at: null } })}
              texts={{ done: t('leadDesk.next.cleared'), failed: t('leadDesk.changeFailed') }}
            >
              {t('leadDesk.next.clear')}
            </ActionButton>
          ) : null}
        </div>
      </div>
    </Box>
  );
}

/** Says what is to be done next and when. */
export function NextStepDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const setNext = useSetNext();
  const { id, nextAt, nextNote } = lead;
  const [step, setStep] = useState(() => typedStep(nextAt, nextNote));
  const [error, setError] = useState<string>();
  const submit = async () => {
    const data = readStep(step);
    setError(data ? undefined : t('leadDesk.next.required'));
    if (!data) return;
    const texts = { done: t('leadDesk.next.saved'), failed: t('leadDesk.changeFailed') };
    if (await run(() => setNext.mutateAsync({ id, data }), texts)) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('leadDesk.next.title')}
      description={lead.name}
      onSubmit={submit}
      busy={busy}
      submitText={t('leadDesk.save')}
    >
      <NextStepFields value={step} onChange={setStep} error={error} />
    </FormDialog>
  );
}
