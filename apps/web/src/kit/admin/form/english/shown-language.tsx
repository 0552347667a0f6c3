import { createI18n } from '@pano/i18n/i18n';
import { type Locale, locales } from '@pano/i18n/locales';
import type { i18n } from 'i18next';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { EnglishContext, type EnglishEditing, type EnglishTexts } from './english-context';

const ShownLanguage = createContext<Locale>('tr');

/** A preview of each language beside the other, as the fields stand; on narrow screens that of the open tab. */
export function InEachLanguage({ children }: { children: ReactNode }) {
  const editing = use(EnglishContext);
  if (!editing) return children;
  if (!editing.wide) return <ShownLanguage value={editing.tab}>{children}</ShownLanguage>;
  return (
    <div className="grid grid-cols-2 gap-5">
      {locales.map((language) => (
        <div key={language} className="grid min-w-0 content-start gap-[18px]">
          <ShownLanguage value={language}>{children}</ShownLanguage>
        </div>
      ))}
    </div>
  );
}

/** What a preview is called: with its language, where there is one of each. */
export function usePreviewTitle(title: string): string {
  const { t } = useTranslation('admin');
  const language = use(ShownLanguage);
  if (use(EnglishContext)?.wide !== true) return title;
  return t(language === 'en' ? 'company.inEnglish' : 'company.inTurkish', { label: title });
}

const siteTexts = {
  tr: async () => (await import('@pano/i18n/tr/site')).site,
  en: async () => (await import('@pano/i18n/en/site')).site,
};

/** A part of the site as visitors see it in the language of the preview, with the words around those of the record. */
export function InShownLanguage({ children }: { children: ReactNode }) {
  const back = useTranslation().i18n;
  const locale = useLocale();
  const shown = use(ShownLanguage);
  const language = use(EnglishContext) ? shown : locale;
  const [other, setOther] = useState<i18n>();
  useEffect(() => {
    if (language === locale) return;
    void siteTexts[language]().then((site) => setOther(createI18n(language, { [language]: { site } })));
  }, [language, locale]);
  const isOther = language !== locale && other?.language === language;
  return <I18nextProvider i18n={isOther ? other : back}>{children}</I18nextProvider>;
}

/** The texts of a preview in the language that it is in: the Turkish ones, or what is typed in English. */
export function useShownTexts<Name extends string>(turkish: Record<Name, string | null | undefined>) {
  const language = use(ShownLanguage);
  const editing = use(EnglishContext);
  const english = useTypedTexts(language === 'en' && editing ? editing : null);
  const texts: Record<string, string | null | undefined> = english ?? turkish;
  const locale = useLocale();
  const isEnglish = english !== null;
  return { isEnglish, lang: isEnglish ? 'en' : locale, read: (name: Name) => texts[name]?.trim() || null };
}

/** Null without English, and until it is read. */
function useTypedTexts(editing: Pick<EnglishEditing, 'form'> | null): EnglishTexts | null {
  const form = editing?.form;
  const [texts, setTexts] = useState<EnglishTexts | null>(null);
  useEffect(() => {
    if (!form) return setTexts(null);
    setTexts({ ...form.getValues() });
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => setTexts({ ...values }) });
  }, [form]);
  return form ? texts : null;
}
