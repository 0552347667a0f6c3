import { sitePages } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { formatDate } from '@pano/i18n/text/dates';
import { truncate } from '@pano/i18n/text/html-text';
import { ArrowLeft, Calendar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLocale } from '#kit/shared/language.ts';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { useSiteText } from '#kit/shared/use-company.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { loadBySlug } from '#kit/site/load-record.ts';
import { QuoteStrip } from '#kit/site/quote-strip.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { RecordPage } from '#kit/site/record-page.tsx';
import { cardText, type Heading, withHeadingIds } from '#kit/site/rich-html.ts';
import { belowPageTitle, RichText } from '#kit/site/rich-text.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import { articleNodes } from './json-ld';

export const ErrorBoundary = recordNotFound({ title: 'article.notFound', text: 'article.notFoundText' });

/** What search engines show of a text that has no excerpt. */
const maxDescription = 160;

export function Component() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { paths: _, ...query } = useLoaderData<typeof loader>();
  const [article] = trpc.articles.bySlug.useSuspenseQuery(query);
  const { lang } = article;
  const mark = useFieldMarks('article', article.id);
  const { html, headings } = withHeadingIds(belowPageTitle(article.content));
  const section = article.category?.name ?? null;
  return (
    <RecordPage
      record={article}
      mark={mark('title')}
      summary={article.excerpt || truncate(cardText(article.content), maxDescription)}
      ogType="article"
      above={[{ name: t('articles.title'), path: sitePages.articles }]}
      nodes={import.meta.env.SSR ? (site) => articleNodes({ ...article, section }, site) : undefined}
      titleClass="max-w-[18em]"
      head={
        <p className="page-meta">
          {article.publishedAt ? (
            <span>
              <Calendar aria-hidden="true" />
              <time dateTime={article.publishedAt}>{formatDate(article.publishedAt, locale)}</time>
            </span>
          ) : null}
          {section ? <span lang={article.category?.lang}>{section}</span> : null}
        </p>
      }
    >
      {article.featuredImage ? (
        <div className="article-image" {...mark('featuredImage')}>
          <SiteImage
            src={article.featuredImage}
            picture={article.picture}
            crop
            sizes="(min-width: 1280px) 1200px, 100vw"
            alt=""
            width={1200}
            height={600}
            fetchPriority="high"
          />
        </div>
      ) : null}
      <div className="article-columns">
        <ArticleContents headings={headings} lang={lang} />
        <article className="article-text">
          <RichText lang={lang} html={html} className="prose" mark={mark('content')} />
          <SiteLink to={sitePages.articles} className="back-link mt-10">
            <ArrowLeft aria-hidden="true" />
            {t('article.back')}
          </SiteLink>
        </article>
      </div>
      <QuoteStrip title={t('article.stripTitle')} text={useSiteText('readerInvitation') ?? t('article.stripText')} />
    </RecordPage>
  );
}

/** The list of an article's headings; on wide screens it stays in view beside the text. */
function ArticleContents({ headings, lang }: { headings: Heading[]; lang: Locale }) {
  const { t } = useTranslation('site');
  if (headings.length < 2) return null;
  return (
    <nav className="article-contents" aria-labelledby="contents-title">
      <h2 id="contents-title" className="type-h4 mb-2.5">
        {t('article.contents')}
      </h2>
      <ul lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const loader = (args: LoaderFunctionArgs) =>
  loadBySlug(args, 'article', (utils, query) => utils.articles.bySlug.fetch(query));
