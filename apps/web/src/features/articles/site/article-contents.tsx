import { useTranslation } from 'react-i18next';
import { contentLanguage } from '#kit/site/content-language.ts';
import type { Heading } from '#kit/site/rich-html.ts';

/** The list of an article's headings; on wide screens it stays in view beside the text. */
export function ArticleContents({ headings }: { headings: Heading[] }) {
  const { t } = useTranslation('site');
  if (headings.length < 2) return null;
  return (
    <nav className="article-contents" aria-labelledby="contents-title">
      <h2 id="contents-title" className="type-h4 mb-2.5">
        {t('article.contents')}
      </h2>
      <ul lang={contentLanguage}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
