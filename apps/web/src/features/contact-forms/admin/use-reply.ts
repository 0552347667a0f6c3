import type { LeadRow, ReplyChannel } from '@pano/api/contact-forms/lead.schema';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepalive } from '#kit/admin/keepalive-link.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useLeadChanged } from './use-leads';

export type Reply = ReturnType<typeof useReply>;

/** Notes that somebody follows a link to answer, and asks once whether that reached the visitor. */
export function useReply({ id }: Pick<LeadRow, 'id'>) {
  const { t } = useTranslation('admin');
  const failure = useFailureToast();
  const { run, busy } = useAction();
  const linksRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<ReplyChannel | null>(null);
  const reply = trpc.leads.noteReply.useMutation({ trpc: { context: keepalive }, onSuccess: useLeadChanged() });
  const failed = t('leadDesk.reply.failed');
  return {
    /** The link is followed at once, whatever becomes of the call. */
    note: (channel: ReplyChannel) => {
      reply.mutate({ id, data: { channel } }, { onError: (error) => failure(error, failed) });
      if (channel !== 'shared') setAsked(channel);
    },
    linksRef,
    isAsked: asked !== null,
    busy,
    answer: async (reached: boolean) => {
      // That nobody was reached is noted as a call, after which the next step is to call again.
      const channel = reached && asked ? asked : 'call';
      const done = t(reached ? 'leadDesk.reply.reachedSaved' : 'leadDesk.reply.notReachedSaved');
      const isDone = await run(() => reply.mutateAsync({ id, data: { channel, reached } }), { done, failed });
      if (!isDone) return;
      // The question goes, and the focus with it.
      linksRef.current?.focus({ preventScroll: true });
      setAsked(null);
    },
  };
}
