import { DriverAdapterError } from '@prisma/driver-adapter-utils';

const loss = /connection terminated|timeout|not queryable|socket|EPIPE|ENETUNREACH|EHOSTUNREACH|EAI_AGAIN|ECONN/i;

/** Prisma's adapter knows only some of the ways in which a connection ends; the others look like a bug of ours. */
export function rethrowLoss(error: unknown): never {
  if (error instanceof Error && !(error instanceof DriverAdapterError) && loss.test(error.message)) {
    throw new DriverAdapterError({ kind: 'DatabaseNotReachable' });
  }
  throw error;
}
