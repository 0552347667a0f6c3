import { sitePath } from '@pano/api/addresses';
import type { ProjectListItem } from '@pano/api/projects/project.schema';
import { FolderTree, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardCover, RecordCard } from '#kit/admin/list/entity-card.tsx';
import type { SwitchedState } from '#kit/admin/list/record-changes.ts';
import type { SortableCardProps } from '#kit/admin/list/sortable-list.tsx';
import { VisibleSwitch } from '#kit/admin/list/state-switch.tsx';

interface Props extends SortableCardProps {
  project: ProjectListItem;
  /** Visitors see no project of a hidden category. */
  categoryHidden: boolean;
  visibility: SwitchedState;
}

export function ProjectCard({ project, categoryHidden, visibility, ...card }: Props) {
  const { t } = useTranslation('admin');
  const { title, slug, category, description, location, cover, visible } = project;
  return (
    <RecordCard
      {...card}
      muted={!visible || categoryHidden}
      media={<CardCover src={cover} className="aspect-3/2 sm:h-36 sm:w-52" />}
      sitePath={visible && !categoryHidden ? sitePath('project', slug) : null}
      switches={
        <VisibleSwitch
          {...visibility}
          name={title}
          onText={categoryHidden ? t('projects.categoryHidden') : undefined}
        />
      }
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 [&_svg]:size-4 [&_svg]:flex-none">
        <li className="inline-flex items-center gap-1.5">
          <FolderTree aria-hidden="true" />
          {category.name || t('projects.unknownCategory')}
        </li>
        {location ? (
          <li className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden="true" />
            {location}
          </li>
        ) : null}
      </ul>
      {description ? <p className="line-clamp-2 text-ink-2">{description}</p> : null}
    </RecordCard>
  );
}
