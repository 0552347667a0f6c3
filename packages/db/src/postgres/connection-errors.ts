import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const loss = /connection terminated|timeout|not queryable|socket|EPIPE|ENETUNREACH|EHOSTUNREACH|EAI_AGAIN|ECONN/i;

/** Prisma's adapter knows only some of the ways in which a connection ends; the others look like a bug of ours. */
export function rethrowLoss(error: unknown): never {
  if (error instanceof Error && !(error instanceof DriverAdapterError) && loss.test(error.message)) {
    throw new DriverAdapterError({ kind: 'DatabaseNotReachable' });
  }
  throw error;
}

/** What went around the adapter fails as what went through it. */
export function rethrowRaw(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) return rethrowLoss(error);
  const { code = '', severity = 'ERROR', message, detail, column, hint } = error;
  throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint });
}
