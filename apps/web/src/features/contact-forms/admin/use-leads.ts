import type { LeadRow } from '@pano/api/contact-forms/lead.schema';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { readClientError } from '#kit/shared/client-error.ts';
import { type Inputs, trpc } from '#kit/shared/trpc.ts';

export type StageChange = Inputs['leads']['changeStage']['data'];

/** Reads again what a change of a lead shows in: the lists, the numbers and the lead itself. */
export function useLeadChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.leads.invalidate(), utils.contactForms.invalidate()]);
}

/** Puts a lead into another stage. Where somebody else was faster, that is said, and the lead is shown as it is. */
export function useStageChange({ id }: Pick<LeadRow, 'id'>) {
  const { t } = useTranslation('admin');
  const changed = useLeadChanged();
  const mutation = trpc.leads.changeStage.useMutation({ onSuccess: changed });
  const { run, busy } = useAction();
  const change = (data: StageChange): Promise<boolean> =>
    run(() => mutation.mutateAsync({ id, data }), {
      done: t('leadDesk.stageChanged', { stage: t(`leads.stages.${data.to}`) }),
      failed: t('leadDesk.changeFailed'),
      handleError: (error) => {
        if (readClientError(error)?.kind === 'stale') void changed();
        return false;
      },
    });
  return { change, busy };
}

/** Whom leads can be assigned to. Where somebody works alone, nothing is said of assigning. */
export function usePeople() {
  const { data: people = [] } = trpc.leads.people.useQuery();
  return { people, isShared: people.length > 1 };
}
