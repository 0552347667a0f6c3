import type { Picture } from '@pano/api/media/media.schema';
import type { Locale } from '@pano/i18n/locales';
import { formatDate } from '@pano/i18n/text/dates';
import { useTranslation } from 'react-i18next';
import { coverSizes } from '#kit/shared/image-props.ts';
import { useLocale } from '#kit/shared/language.ts';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { MoreText } from '#kit/site/frame-icon.tsx';
import { InTurkish } from '#kit/site/in-turkish.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';

type ArticleCardData = {
  /** What is not stored yet has none. */
  id?: number;
  title: string;
  /** The address of its page. */
  path: string;
  lang: Locale;
  excerpt: string | null;
  featuredImage: string | null;
  picture?: Picture | null;
  publishedAt: string | null;
};

type Props = { article: ArticleCardData; heading?: 'h2' | 'h3' };

/** The whole card is one link to the article; without a picture a strip of the circuit pattern takes its place. */
export function ArticleCard({ article, heading: Heading = 'h3' }: Props) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const mark = useFieldMarks('article', article.id);
  return (
    <SiteLink to={article.path} className={article.featuredImage ? 'card' : 'card card-plain'}>
      <div className="card-img" {...mark('featuredImage')}>
        {article.featuredImage ? (
          <SiteImage
            src={article.featuredImage}
            picture={article.picture}
            crop
            sizes={coverSizes}
            alt=""
            width={960}
            height={540}
            loading="lazy"
            decoding="async"
          />
        ) : null}
      </div>
      <div className="card-body">
        {article.publishedAt ? (
          <time className="card-meta" dateTime={article.publishedAt}>
            {formatDate(article.publishedAt, locale)}
          </time>
        ) : null}
        <InTurkish lang={article.lang} />
        <Heading className="card-title" lang={article.lang} {...mark('title')}>
          {article.title}
        </Heading>
        {article.excerpt ? (
          <p className="card-text" lang={article.lang} {...mark('excerpt')}>
            {article.excerpt}
          </p>
        ) : null}
        <MoreText>{t('articles.more')}</MoreText>
      </div>
    </SiteLink>
  );
}
