import { messages as english } from './en/messages';
import type { KeyOf } from './i18n';
import { createI18n } from './i18n';
import type { Locale } from './locales';
import { messages as turkish } from './tr/messages';

/** A key of the messages catalog, such as `service.title.required`. */
export type MessageKey = KeyOf<typeof turkish>;
export type MessageParams = Record<string, string | number>;

const instance = createI18n('tr', { tr: { messages: turkish }, en: { messages: english } });

/** The text of a message in a language. */
export function translate(locale: Locale, key: MessageKey, params: MessageParams = {}): string {
  return instance.t(key, { ns: 'messages', lng: locale, ...params });
}

/** Whether a string names a message. */
export const isMessageKey = (key: string): key is MessageKey => instance.exists(key, { ns: 'messages', lng: 'tr' });
