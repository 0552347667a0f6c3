import { unavailability } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { message, readMessage } from '@pano/i18n/message';
import { isMessageKey, type MessageKey, type MessageParams, translate } from '@pano/i18n/translate';
import type { Logger } from 'pino';
import * as z from 'zod';

export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'restricted'
  | 'proofWanted'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'stale'
  | 'tooLarge'
  | 'unsupportedMediaType'
  | 'tooMany'
  | 'unavailable';

type Details = {
  params?: MessageParams;
  /** The form field that the error belongs to, as a dotted path. */
  field?: string;
  /** All fields that are wrong, each with its message as `message()` encodes it; only our own client gets them. */
  fields?: Record<string, string>;
  /** For a stale update: the current record. */
  current?: unknown;
  /** For a draft whose fields were changed in the record: what publishing it takes to replace what is in `current`. */
  liveTag?: string;
  /** For a temporary error: seconds until a retry makes sense. */
  retryAfter?: number;
  /** For a sign-in with the right password: a code of the second factor is missing or wrong. */
  codeRequired?: true;
};

/** An error that the client can do something about. Operations throw it; each transport turns it into a response. */
export class AppError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly key: MessageKey,
    readonly details: Details = {},
  ) {
    super(key);
    this.name = 'AppError';
  }
}

export const notFound = (key: MessageKey) => new AppError('notFound', key);
export const conflict = (key: MessageKey, field?: string) => new AppError('conflict', key, { field });
export const invalid = (key: MessageKey, field?: string) => new AppError('invalid', key, { field });

/**
 * Returns the record.
 * @throws AppError where it is missing
 */
export function orNotFound<T>(record: T | null | undefined, key: MessageKey): T {
  if (record === null || record === undefined) throw notFound(key);
  return record;
}

const unavailable = {
  locked: 'request.busy',
  full: 'request.noSpace',
  storage: 'request.noStorage',
  readOnly: 'request.readOnly',
} as const satisfies Record<NonNullable<ReturnType<typeof unavailability>>, MessageKey>;

const retryAfterSeconds = 10;

/** The error to respond with: an AppError, also for an unavailable database; null for a bug. */
export function explainError(error: unknown, { log, requestId }: { log: Logger; requestId: string }): AppError | null {
  if (error instanceof AppError) return error;
  const reason = unavailability(error);
  if (!reason) return null;
  log.error({ err: error, reason, requestId }, 'the database is not available');
  return new AppError('unavailable', unavailable[reason], { retryAfter: retryAfterSeconds });
}

/** Seconds until retrying several failed calls makes sense; null where waiting does not help. */
export function findRetryAfter(errors: { cause?: unknown }[]): number | null {
  const waits = errors.map(({ cause }) => (cause instanceof AppError ? cause.details.retryAfter : undefined) ?? 0);
  return Math.max(0, ...waits) || null;
}

// The default message of all rules without one of their own, instead of zod's English one.
z.config({ customError: () => message('request.invalid') });

/** The text of a message as `message()` encoded it. */
export function translateMessage(locale: Locale, encoded: string): string {
  const { key, params } = readMessage(encoded);
  return isMessageKey(key) ? translate(locale, key, params) : translate(locale, 'request.invalid');
}

/** The first message of each field, under its dotted path, in the order in which the schema lists them. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    fields[path] ??= issue.message;
  }
  return fields;
}
