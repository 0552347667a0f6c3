import { trpc } from '#kit/shared/trpc.ts';

const everyMinute = 60_000;

/** How telling the company of messages by e-mail goes; it changes while the screen is open. */
export const useMailStatus = () =>
  trpc.contactForms.mailStatus.useQuery(undefined, { staleTime: 0, refetchInterval: everyMinute });
