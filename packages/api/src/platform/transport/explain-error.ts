import { unavailability } from '@pano/db';
import type { MessageKey } from '@pano/i18n/translate';
import type { ApiContext } from '../context';
import { AppError } from './errors';

const unavailable = {
  locked: 'request.busy',
  full: 'request.noSpace',
  storage: 'request.noStorage',
  readOnly: 'request.readOnly',
} as const satisfies Record<NonNullable<ReturnType<typeof unavailability>>, MessageKey>;

const retryAfterSeconds = 10;

/** What the reader is told of an error: a refusal of ours, or a database that cannot do its work; null for a fault. */
export function asRefusal(error: unknown, { log, requestId }: Pick<ApiContext, 'log' | 'requestId'>): AppError | null {
  if (error instanceof AppError) return error;
  const reason = unavailability(error);
  if (!reason) return null;
  log.error({ err: error, reason, requestId }, 'the database is not available');
  return new AppError('unavailable', unavailable[reason], { retryAfter: retryAfterSeconds });
}

/** Of several refused calls: seconds until another try makes sense for all; null where waiting does not help. */
export function retryAfterOf(errors: { cause?: unknown }[]): number | null {
  const waits = errors.map(({ cause }) => (cause instanceof AppError ? cause.details.retryAfter : undefined) ?? 0);
  return Math.max(0, ...waits) || null;
}
