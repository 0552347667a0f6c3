import type { ArticleCreate, articleCreate } from '@pano/api/articles/article.schema';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { ArticleCard } from '../site/article-card';

type Props = { control: Control<z.input<typeof articleCreate>, unknown, ArticleCreate> };

/** The card as visitors will see it, while it is being typed. */
export function ArticlePreview({ control }: Props) {
  const { t } = useTranslation('admin');
  const [title, excerpt, featuredImage, publishedAt] = useWatch({
    control,
    name: ['title', 'excerpt', 'featuredImage', 'publishedAt'],
  });
  const article = {
    title: title || t('articles.previewTitle'),
    slug: '',
    excerpt: excerpt || null,
    featuredImage: featuredImage || null,
    publishedAt: publishedAt || null,
  };
  return (
    <PreviewBox ground="canvas">
      <ArticleCard article={article} />
    </PreviewBox>
  );
}
