import { readMessage } from '@pano/i18n/message';
import { isMessageKey, translate } from '@pano/i18n/translate';
import { useToast } from '@pano/ui/toast';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { errorText, isUnauthorized } from '../shared/client-error';
import { useLocale } from '../shared/language';

/** How the screens inside say that something failed, where it is not to be a toast. */
export const FailureContext = createContext<((text: string) => void) | null>(null);

/** Says that something failed: in a toast, or as the screens around it want it. */
export function useFailureText(): (text: string) => void {
  const toast = useToast();
  return use(FailureContext) ?? toast.error;
}

/** Says why a call failed: the server's text first, else the given one. A lost session shows itself. */
export function useFailureToast() {
  const say = useFailureText();
  return (error: unknown, fallback: string): void => {
    if (!isUnauthorized(error)) say(errorText(error, fallback));
  };
}

/** Turns a message as schemas and the server encode it into a text of the present language. */
export function useMessageText() {
  const locale = useLocale();
  return (encoded: string): string => {
    const { key, params } = readMessage(encoded);
    return isMessageKey(key) ? translate(locale, key, params) : encoded;
  };
}

/** Says that a query failed, once for each error. */
export function useQueryErrorToast(error: unknown, fallback: string): void {
  const failure = useFailureToast();
  const say = useEffectEvent((reason: unknown) => failure(reason, fallback));
  useEffect(() => {
    if (error) say(error);
  }, [error]);
}
