import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';

type Props = { lang: Locale; questions: { question: string; answer: string }[] };

/** What customers usually ask; an answer opens without JavaScript, too. */
export function ServiceQuestions({ lang, questions }: Props) {
  const { t } = useTranslation('site');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className="type-h3 mb-4">
        {t('service.questions')}
      </h2>
      <div className="questions" lang={lang}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
