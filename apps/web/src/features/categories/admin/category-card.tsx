import { adminScreens, sitePath } from '@pano/api/addresses';
import type { CategoryListItem } from '@pano/api/categories/category.schema';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardCover, RecordCard } from '#kit/admin/list/entity-card.tsx';
import type { SwitchedState } from '#kit/admin/list/record-changes.ts';
import type { SortableCardProps } from '#kit/admin/list/sortable-list.tsx';
import { VisibleSwitch } from '#kit/admin/list/state-switch.tsx';

interface Props extends SortableCardProps {
  category: CategoryListItem & { cover: string | null };
  visibility: SwitchedState;
}

export function CategoryCard({ category, visibility, ...card }: Props) {
  const { t } = useTranslation('admin');
  const { id, name, slug, description, visible, cover, projectCount, articleCount } = category;
  return (
    <RecordCard
      {...card}
      muted={!visible}
      media={<CardCover src={cover} className="aspect-3/2 sm:h-40 sm:w-56" />}
      sitePath={visible ? sitePath('category', slug) : null}
      switches={<VisibleSwitch {...visibility} name={name} />}
    >
      <p className="voice-narrow text-sm break-all text-ink-3">
        {sitePath('category', '')}
        <span className="text-ink-2">{slug}</span>
      </p>
      {visible ? null : (
        <p className="flex items-start gap-1.5 text-sm font-[540] text-warn">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
          {t('categories.hiddenWarning')}
        </p>
      )}
      {description ? <p className="line-clamp-2 text-ink-2">{description}</p> : null}
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-3">
        <Link to={`${adminScreens.project.list}?categoryId=${id}`} className="link">
          {t('categories.projects', { count: projectCount })}
        </Link>
        {articleCount > 0 ? <span>{t('categories.articles', { count: articleCount })}</span> : null}
      </p>
    </RecordCard>
  );
}
