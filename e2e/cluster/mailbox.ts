import { runSmtp } from '@pano/api/smtp-server';

/** A mail server that can keep its answer back, and counts how many mails are on their way to it at once. */
export async function startMailbox() {
  let waiting: (() => void)[] | null = null;
  let arriving = 0;
  let most = 0;
  const smtp = await runSmtp({
    refuse: async () => {
      arriving += 1;
      most = Math.max(most, arriving);
      const held = waiting;
      if (held) await new Promise<void>((resolve) => held.push(resolve));
      arriving -= 1;
      return held ? { code: 451, text: 'Try again later' } : undefined;
    },
  });
  return {
    ...smtp,
    /** Answers nobody from now on. */
    hold: () => {
      waiting = [];
    },
    held: () => waiting?.length ?? 0,
    /** Refuses those that wait, and takes the next ones. */
    release: () => {
      const held = waiting ?? [];
      waiting = null;
      for (const answer of held) answer();
    },
    most: () => most,
  };
}
