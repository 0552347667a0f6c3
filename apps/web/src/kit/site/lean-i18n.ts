import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';

// What the public site uses of i18next and react-i18next, which are 17 KB. In the builds for visitors and for the server this
// file stands in for both (vite-plugin-lean-libraries.ts). lean-i18n.test.ts compares every text with i18next.

type Texts = { [key: string]: string | Texts };
type Resources = { [locale: string]: { [namespace: string]: Texts } | undefined };
type Options = { lng: string; fallbackLng: string; defaultNS: string; resources: Resources };
type Params = { ns?: string; lng?: string; count?: number; [name: string]: unknown };

type I18n = ReturnType<typeof createInstance>;

function createInstance() {
  const subscribers = new Set<() => void>();
  let { lng, fallbackLng, defaultNS, resources }: Options = { lng: '', fallbackLng: '', defaultNS: '', resources: {} };

  /** The plural of the key if there is one, in the language or else in the fallback. */
  function find(key: string, { ns = defaultNS, lng: locale = lng, count }: Params): string | undefined {
    for (const code of [locale, fallbackLng]) {
      const plural = count === undefined ? '' : `_${new Intl.PluralRules(code).select(count)}`;
      const texts = resources[code]?.[ns];
      const text = texts && (read(texts, key + plural) ?? read(texts, key));
      if (text !== undefined) return text;
    }
    return undefined;
  }

  const translateIn =
    (locale: string) =>
    (key: string, params: Params = {}): string =>
      insert(find(key, { lng: locale, ...params }) ?? key, params);

  const instance = {
    language: lng,
    t: translateIn(lng),
    init(options: Options): void {
      ({ lng, fallbackLng, defaultNS, resources } = options);
      instance.changeLanguage(lng);
    },
    exists: (key: string, params: Params = {}): boolean => find(key, params) !== undefined,
    hasResourceBundle: (locale: string, namespace: string): boolean => resources[locale]?.[namespace] !== undefined,
    addResourceBundle(locale: string, namespace: string, texts: Texts): void {
      resources = { ...resources, [locale]: { ...resources[locale], [namespace]: texts } };
    },
    changeLanguage(locale: string): void {
      lng = locale;
      instance.language = locale;
      // Another function, so that components and effects notice.
      instance.t = translateIn(locale);
      for (const notify of [...subscribers]) notify();
    },
    subscribe(notify: () => void): () => void {
      subscribers.add(notify);
      return () => subscribers.delete(notify);
    },
  };
  return instance;
}

function read(texts: Texts, key: string): string | undefined {
  let value: string | Texts | undefined = texts;
  for (const name of key.split('.')) value = typeof value === 'object' ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

const insert = (text: string, params: Params): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

export default { createInstance };

const I18nContext = createContext<I18n>(createInstance());

export const I18nextProvider = ({ i18n, children }: { i18n: I18n; children?: ReactNode }) =>
  createElement(I18nContext, { value: i18n }, children);

/** Renders again after a change of the language. */
export function useTranslation() {
  const i18n = useContext(I18nContext);
  const readT = () => i18n.t;
  return { i18n, t: useSyncExternalStore(i18n.subscribe, readT, readT) };
}
