import { isPictureRecord, type MediaRecord, nameUseKind } from '@pano/api/media/media.schema';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RecordPathContext } from '#kit/admin/admin-entity.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Where a picture or a file is used, each place leading to its form. */
export function MediaUses({ media }: { media: MediaRecord }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const uses = trpc.media.usage.useQuery({ id: media.id });
  const findRecordPath = use(RecordPathContext);
  // Each screen once, however many of its fields show the file.
  const places = new Map(
    (uses.data ?? []).flatMap((place) => {
      const path = findRecordPath(place.kind, place.id);
      return path ? [[path, place] as const] : [];
    }),
  );
  return (
    <section aria-labelledby="media-uses" className="grid gap-1.5">
      <h3 id="media-uses" className="text-(length:--label-text) font-[580]">
        {t('media.uses.title')}
      </h3>
      {places.size > 0 ? (
        <>
          <ul className="grid gap-1">
            {[...places].map(([path, { kind, title }]) => (
              <li key={path}>
                <Link to={path} className="link">
                  {nameUseKind(locale, kind)}
                  {title && kind !== 'setting' ? `: ${title}` : null}
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-3">
            {t(isPictureRecord(media) ? 'media.uses.blocked' : 'media.file.blocked')}
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-3">
          {t(uses.data ? 'media.uses.none' : uses.error ? 'media.uses.failed' : 'media.uses.loading')}
        </p>
      )}
    </section>
  );
}
