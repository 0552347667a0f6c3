import { type MessageKey, translate } from '@pano/i18n/translate';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useLocale } from '#kit/shared/use-locale.ts';
import { placesOf } from './places-of';

/** Where a picture is used, each place leading to its form. */
export function MediaUses({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const uses = trpc.media.usage.useQuery({ id });
  const places = placesOf(uses.data ?? []);
  return (
    <section aria-labelledby="media-uses" className="grid gap-1.5">
      <h3 id="media-uses" className="text-(length:--label-text) font-[580]">
        {t('media.uses.title')}
      </h3>
      {places.length > 0 ? (
        <>
          <ul className="grid gap-1">
            {places.map(({ kind, path, title }) => (
              <li key={path}>
                <Link to={path} className="link">
                  {translate(locale, `media.kind.${kind}` satisfies MessageKey)}
                  {title ? `: ${title}` : null}
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-3">{t('media.uses.blocked')}</p>
        </>
      ) : (
        <p className="text-sm text-ink-3">
          {t(uses.data ? 'media.uses.none' : uses.error ? 'media.uses.failed' : 'media.uses.loading')}
        </p>
      )}
    </section>
  );
}
