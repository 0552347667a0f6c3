import { Skeleton, SkeletonRegion } from '@pano/ui/skeleton';
import { useTranslation } from 'react-i18next';

/** Of the text area, in pixels. */
export const defaultHeight = 300;

/** Takes the room of the editor while its code arrives, so that nothing below it moves. */
export function EditorSkeleton({ height }: { height: number }) {
  const { t } = useTranslation('admin');
  return (
    <SkeletonRegion
      label={t('editor.loading')}
      className="min-w-0 rounded-control border border-line-strong bg-surface"
    >
      <div className="flex flex-wrap gap-y-0.5 border-b border-line-2 bg-surface-2 px-1.5 py-[5px]">
        {groups.map(({ name, width }) => (
          <div key={name} className="flex h-8 items-center px-[5px]" style={{ width }}>
            <Skeleton className="h-5 flex-1" />
          </div>
        ))}
      </div>
      <div className="grid content-start gap-4 px-5 py-[18px]" style={{ height }}>
        <Skeleton className="h-4 w-[92%]" />
        <Skeleton className="h-4 w-[86%]" />
        <Skeleton className="h-4 w-[60%]" />
      </div>
      <div className="min-h-8 border-t border-line" />
    </SkeletonRegion>
  );
}

/** As wide as the groups of the toolbar, so that the rows break at the same places. */
const groups = [
  { name: 'heading', width: 123 },
  { name: 'type', width: 243 },
  { name: 'emphasis', width: 139 },
  { name: 'colours', width: 75 },
  { name: 'scripts', width: 75 },
  { name: 'lists', width: 192 },
  { name: 'blocks', width: 75 },
  { name: 'inserts', width: 75 },
  { name: 'history', width: 106 },
];
