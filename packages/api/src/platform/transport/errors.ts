import type { MessageKey, MessageParams } from '@pano/i18n/translate';

export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'stale'
  | 'tooLarge'
  | 'tooMany'
  | 'unavailable';

type Details = {
  params?: MessageParams;
  /** The form field that the error belongs to, as a dotted path. */
  field?: string;
  /** Of a stale update: the record as it is now. */
  current?: unknown;
  /** Of a refusal that passes by itself: seconds until another try makes sense. */
  retryAfter?: number;
  /** Of a sign-in with the right password: a code of the second factor is missing or wrong. */
  codeRequired?: true;
};

/** A refusal that its reader can do something about. Operations throw it; each door turns it into an answer. */
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

/** The record, or a refusal when there is none. */
export function orNotFound<T>(record: T | null | undefined, key: MessageKey): T {
  if (record === null || record === undefined) throw notFound(key);
  return record;
}
