import type { Db, Prisma } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import type { ContactDetails } from './contact-additions.schema';
import { openTicket, ticketOver } from './contact-ticket';

/**
 * Counts what a visitor adds before it is read.
 * @throws AppError where the visitor's address has sent too much
 */
export const countAddition = (ctx: ApiContext): Promise<void> => ctx.limits.contactAddition.consume(ctx.address);

/** Writes what a visitor adds to a message that was just sent. */
export async function addDetails(ctx: ApiContext, { ticket, ...details }: ContactDetails): Promise<{ id: number }> {
  const id = openTicket(ctx, ticket);
  await inTransaction(ctx, (tx) => addToMessage(tx, ctx, id, details));
  return { id };
}

/**
 * Changes a message by what its sender adds. The log says that there is more, and nothing of what a visitor wrote.
 * @throws AppError where it was deleted meanwhile
 */
export async function addToMessage(
  tx: Db,
  ctx: ApiContext,
  id: number,
  columns: Prisma.ContactFormUncheckedUpdateManyInput,
): Promise<void> {
  const { count } = await tx.contactForm.updateMany({
    where: { id },
    data: { ...columns, version: { increment: 1 } },
  });
  if (count === 0) throw ticketOver();
  await recordActivity(tx, ctx, { action: 'update', entity: 'contactForm', entityId: id, address: null });
}
