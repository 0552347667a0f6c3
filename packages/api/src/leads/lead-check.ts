import type { Db } from '@pano/db';
import { callTimes, closedStages, leadChannels, leadStages, lostReasons } from './lead.schema';

/** Rows with a word that this version does not know, and open leads of people who may no longer sign in, by number. */
export async function checkLeads(db: Db): Promise<{ count: number; unknown: number[]; forsaken: number[] }> {
  const people = await db.user.findMany({ where: { disabledAt: null }, select: { id: true } });
  const [count, unknown, forsaken] = await Promise.all([
    db.contactForm.count(),
    db.contactForm.findMany({
      where: {
        OR: [
          { stage: { notIn: [...leadStages] } },
          { channel: { notIn: [...leadChannels] } },
          { lostReason: { notIn: [...lostReasons] } },
          { callTime: { notIn: [...callTimes] } },
        ],
      },
      select: { id: true },
      orderBy: { id: 'asc' },
    }),
    db.contactForm.findMany({
      where: { stage: { notIn: [...closedStages] }, assigneeId: { not: null, notIn: people.map(({ id }) => id) } },
      select: { id: true },
      orderBy: { id: 'asc' },
    }),
  ]);
  const numbers = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { count, unknown: numbers(unknown), forsaken: numbers(forsaken) };
}
