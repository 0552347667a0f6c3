import type { ApiServices } from '#platform/context';
import { invalid } from '#platform/transport/errors';

const purpose = 'contact ticket';
const validMs = 30 * 60 * 1000;

type Secrets = Pick<ApiServices, 'secrets'>;

/** Makes what lets a visitor add to the message that was just sent. Nothing is stored for it; that of number 0 opens nothing. */
export const sealTicket = ({ secrets }: Secrets, id: number): string => secrets.seal(`${id} ${Date.now()}`, purpose);

/**
 * Finds the number of the message.
 * @throws AppError where the ticket is none of this site, or its time is over
 */
export function openTicket({ secrets }: Secrets, ticket: string): number {
  const [id = 0, sealedAt = 0] = (secrets.open(ticket, purpose) ?? '').split(' ').map(Number);
  if (id === 0 || Date.now() > sealedAt + validMs) throw ticketOver();
  return id;
}

export const ticketOver = () => invalid('contactForm.ticket', 'ticket');
