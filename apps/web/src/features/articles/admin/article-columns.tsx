import { adminRecordPath, sitePath } from '@pano/api/addresses';
import type { ArticleListItem } from '@pano/api/articles/article.schema';
import { formatShortDate, formatShortDateTime } from '@pano/i18n/text/dates';
import { Badge } from '@pano/ui/badge';
import type { Column } from '@pano/ui/data-table';
import { useTranslation } from 'react-i18next';
import type { SwitchedState } from '#kit/admin/list/record-changes.ts';
import { RowActions } from '#kit/admin/list/row-actions.tsx';
import { VisibleSwitch } from '#kit/admin/list/state-switch.tsx';
import { thumbUrl } from '#kit/admin/media/media-thumb.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { SiteImage } from '#kit/shared/site-image.tsx';

type Actions = {
  getState: (article: ArticleListItem) => SwitchedState;
  onRemove: (article: ArticleListItem) => void;
};

/** The columns of the article table. */
export function useArticleColumns() {
  const { t } = useTranslation('admin');
  return ({ getState, onRemove }: Actions): Column<ArticleListItem>[] => [
    {
      id: 'title',
      header: t('articles.fields.title'),
      kind: 'title',
      sortable: true,
      cell: ({ id, title, featuredImage }) => (
        <span className="flex items-center gap-3">
          {featuredImage ? (
            <SiteImage
              src={thumbUrl(featuredImage)}
              alt=""
              width={64}
              height={44}
              loading="lazy"
              className="h-11 w-16 flex-none rounded-plate object-cover"
            />
          ) : null}
          <span id={`article-${id}`}>{title}</span>
        </span>
      ),
    },
    { id: 'slug', header: t('articles.fields.slug'), kind: 'slug', cell: ({ slug }) => slug },
    {
      id: 'category',
      header: t('articles.fields.categoryId'),
      cell: ({ category }) => category?.name ?? t('articles.noCategory'),
    },
    {
      id: 'publishedAt',
      header: t('articles.columns.publishedAt'),
      kind: 'number',
      sortable: true,
      cell: (article) => <PublishedAt article={article} />,
    },
    {
      id: 'visible',
      header: t('articles.columns.visibility'),
      cell: (article) => (
        <VisibleSwitch
          {...getState(article)}
          name={article.title}
          // A draft and a planned article say their state beside the date; one of them is never 'visible'.
          onText={readArticleState(article) === 'public' ? undefined : ''}
          offText={readArticleState(article) === 'draft' ? '' : undefined}
        />
      ),
    },
    {
      id: 'actions',
      header: t('frame.list.actions'),
      kind: 'actions',
      align: 'end',
      cell: (article) => (
        <RowActions
          to={adminRecordPath('article', article.id)}
          describedBy={`article-${article.id}`}
          sitePath={readArticleState(article) === 'public' ? sitePath('article', article.slug) : null}
          onRemove={() => onRemove(article)}
        />
      ),
    },
  ];
}

function PublishedAt({ article }: { article: ArticleListItem }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { publishedAt } = article;
  if (!publishedAt) {
    return (
      <>
        <Badge tone="warn">{t('articles.notPublished')}</Badge>
        <span className="mt-1 block text-sm text-ink-3">{t('articles.notOnSite')}</span>
      </>
    );
  }
  if (readArticleState(article) === 'planned') {
    return (
      <Badge tone="info" wrap>
        {t('articles.scheduled', { when: formatShortDateTime(publishedAt, locale) })}
      </Badge>
    );
  }
  return <time dateTime={publishedAt}>{formatShortDate(publishedAt, locale)}</time>;
}

/** The one state in which a list shows an article. Hiding a draft changes nothing for visitors, so it stays a draft. */
export function readArticleState(article: { visible: boolean; publishedAt: string | null }) {
  const { visible, publishedAt } = article;
  if (publishedAt === null) return 'draft';
  if (!visible) return 'hidden';
  return Date.parse(publishedAt) > Date.now() ? 'planned' : 'public';
}
