import { formatBytes, isPictureRecord, type MediaRecord } from '@pano/api/media/media.schema';
import { Badge } from '@pano/ui/badge';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '#kit/admin/list/row-checkbox.tsx';
import type { RowSelection } from '#kit/admin/list/use-selection.ts';
import { fileKind, MediaThumb, mediaName } from '#kit/admin/media/media-thumb.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { AltInput } from './alt-input';

interface Props {
  media: MediaRecord;
  selection: RowSelection;
  onOpen: () => void;
}

function findMissing({ alt }: MediaRecord) {
  if (!alt.tr && !alt.en) return 'missingAlt';
  return alt.tr ? 'missingAltEn' : 'missingAltTr';
}

/** A picture or a file of the library: pressing it opens its details. */
export function MediaTile({ media, selection, onOpen }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const name = mediaName(media, locale);
  const isPicture = isPictureRecord(media);
  const selected = selection.ids.has(media.id);
  return (
    <li
      className={clsx(
        'relative grid min-w-0 grid-rows-[auto_1fr_auto] overflow-hidden rounded-card border bg-surface',
        selected ? 'border-link' : 'border-line-2',
      )}
    >
      <button
        type="button"
        aria-label={t('media.open', { name })}
        onClick={onOpen}
        className="block aspect-4/3 w-full overflow-hidden focus-visible:-outline-offset-3"
      >
        <MediaThumb media={media} />
      </button>
      <div className="flex min-w-0 items-start gap-1 pe-3 pb-2">
        <RowCheckbox selection={selection} id={media.id} name={name} />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1 pt-2">
          <p title={name} className="w-full truncate text-sm font-[560]">
            {name}
          </p>
          <p className="text-sm text-ink-3 tabular-nums">
            {isPicture ? `${media.width} × ${media.height}` : `${fileKind(media)}, ${formatBytes(media.bytes, locale)}`}
          </p>
          {!isPicture || (media.alt.tr && media.alt.en) ? null : (
            <Badge tone="warn" wrap>
              {t(`media.${findMissing(media)}`)}
            </Badge>
          )}
        </div>
      </div>
      {isPicture ? <AltInput media={media} name={name} /> : null}
    </li>
  );
}
