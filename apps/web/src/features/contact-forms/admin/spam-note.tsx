import type { LeadRow } from '@pano/api/contact-forms/lead.schema';
import { Button } from '@pano/ui/button';
import { focusContent } from '@pano/ui/overlay';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { tapClass } from './reply-links';
import { useLeadChanged } from './use-leads';

interface Props {
  lead: Pick<LeadRow, 'id' | 'suspicion'>;
  describedBy?: string;
}

/** Why a lead looked like spam, where it was not a person who said so, and the way back for one that is none. */
export function SpamNote({ lead: { id, suspicion }, describedBy }: Props) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const notSpam = trpc.leads.notSpam.useMutation({ onSuccess: useLeadChanged() });
  const pressed = useRef(false);
  // The button goes with what it does, and the focus with it.
  useEffect(
    () => () => {
      if (pressed.current && document.activeElement === document.body) focusContent();
    },
    [],
  );
  const takeOut = () => {
    pressed.current = true;
    void run(() => notSpam.mutateAsync({ id }), { done: t('leadDesk.spam.done'), failed: t('leadDesk.changeFailed') });
  };
  const signals = suspicion.map((signal) => t(`leadDesk.spam.signals.${signal}`)).join(', ');
  return (
    <div className="relative z-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warn-tint px-3 py-2">
      {signals ? <p className="min-w-0 text-sm text-warn">{t('leadDesk.spam.reason', { signals })}</p> : null}
      <Button
        variant="line"
        size="sm"
        busy={busy}
        aria-describedby={describedBy}
        onClick={takeOut}
        className={tapClass}
      >
        {t('leadDesk.spam.notSpam')}
      </Button>
    </div>
  );
}
