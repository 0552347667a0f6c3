import type { ApiServices } from '#platform/context';
import { contactKeys } from './contact-keys';

/** The name of the scheduled job that writes the keys of contacts. */
export const leadKeysJob = 'lead-keys';

/** Rows that one transaction writes; other writes run in between. */
const batchSize = 500;

/**
 * Writes the keys of rows without: those from before there were keys, and those that an instance of the version before has
 * written beside this one during an upgrade. The date of their last change stays.
 */
export async function fillLeadKeys({ db, log }: Pick<ApiServices, 'db' | 'log'>, signal: AbortSignal): Promise<void> {
  const select = { id: true, email: true, phone: true, updatedAt: true };
  let count = 0;
  while (!signal.aborted) {
    const filled = await db.$transaction(async (tx) => {
      const rows = await tx.contactForm.findMany({ where: { keyed: false }, select, take: batchSize });
      for (const { id, updatedAt, ...contact } of rows) {
        await tx.contactForm.update({
          where: { id },
          data: { ...contactKeys(contact), updatedAt },
          select: { id: true },
        });
      }
      return rows.length;
    });
    if (filled === 0) break;
    count += filled;
  }
  if (count > 0) log.info({ event: leadKeysJob, count }, 'keys of contacts written');
}
