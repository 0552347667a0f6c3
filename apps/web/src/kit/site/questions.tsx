import type { Locale } from '@pano/i18n/locales';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldMark, markBelow } from './field-marks';

type Props = {
  /** Instead of the usual one. */
  heading?: string | null;
  /** The name of the landmark, where another one has that heading. */
  label?: string | undefined;
  lang: Locale;
  questions: { question: string; answer: string }[];
  mark?: FieldMark;
  /** Of the field that holds them, where `mark` is of more than that. */
  listMark?: FieldMark;
};

/** What customers usually ask; an answer opens without JavaScript, too. */
export function Questions({ heading, label, lang, questions, mark, listMark = mark }: Props) {
  const { t } = useTranslation('site');
  const headingId = useId();
  if (questions.length === 0) return null;
  return (
    <section {...mark} aria-labelledby={label ? undefined : headingId} aria-label={label}>
      <h2 id={headingId} className="type-h3 mb-4" lang={heading ? lang : undefined}>
        {heading || t('questions.title')}
      </h2>
      <div className="questions" lang={lang}>
        {questions.map(({ question, answer }, place) => (
          <details key={question} {...markBelow(listMark, place)}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
