import type { MessageKey, MessageParams } from './translate';

/**
 * Encodes a message key and its parameters as one string, because zod, tRPC and react-hook-form transport error messages
 * as strings: `field.tooLong#{"max":300}`.
 */
export function message(key: MessageKey, params?: MessageParams): string {
  return params ? `${key}#${JSON.stringify(params)}` : key;
}

/** Splits what `message` returned into key and parameters; any other text is returned unchanged as the key. */
export function readMessage(text: string): { key: string; params: MessageParams } {
  const at = text.indexOf('#{');
  if (at < 0) return { key: text, params: {} };
  return { key: text.slice(0, at), params: JSON.parse(text.slice(at + 1)) };
}
