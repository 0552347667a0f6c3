import { readMessage } from '@pano/i18n/message';
import { isMessageKey, translate } from '@pano/i18n/translate';
import { useLocale } from '../shared/use-locale';

/** Turns a message as schemas and the server encode it into a text of the present language. */
export function useMessageText() {
  const locale = useLocale();
  return (encoded: string): string => {
    const { key, params } = readMessage(encoded);
    return isMessageKey(key) ? translate(locale, key, params) : encoded;
  };
}
