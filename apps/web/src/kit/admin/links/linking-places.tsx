import { adminRecordPath, adminScreens, type SluggedKind } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { trpc } from '../../shared/trpc';

/** In the question before records are deleted or hidden: the texts, buttons and menus that link to them, looked up when it opens. */
export function LinkingPlaces({ kind, ids }: { kind: SluggedKind; ids: number[] }) {
  const { t } = useTranslation('admin');
  const { data, isPending } = trpc.incomingLinks.find.useQuery({ kind, ids }, { staleTime: 0, gcTime: 0 });
  if (isPending) return <p role="status">{t('links.searching')}</p>;
  if (!data) return <p>{t('links.unknown')}</p>;
  if (data.count === 0) return null;
  const { count, records, menus } = data;
  const more = count - records.length - menus.length;
  return (
    <div
      role="status"
      className="my-2 grid gap-1.5 rounded-card border border-line-2 bg-warn-tint px-3.5 py-3 text-ink"
    >
      <p className="font-[560]">{t(`links.incoming.${ids.length > 1 ? 'several' : kind}`, { count })}</p>
      <ul>
        {records.map((record) => (
          <li key={`${record.kind} ${record.id}`} className="wrap-anywhere">
            {t(`activity.entities.${record.kind}.name`)}:{' '}
            <Link to={adminRecordPath(record.kind, record.id)} className="link inline-flex min-h-8 items-center">
              {record.title}
            </Link>
          </li>
        ))}
        {menus.map((name) => (
          <li key={name}>
            <Link to={adminScreens.menus.list} className="link inline-flex min-h-8 items-center">
              {t(`menus.names.${name}`)}
            </Link>
          </li>
        ))}
        {more > 0 ? <li>{t('links.more', { count: more })}</li> : null}
      </ul>
      <p className="text-ink-2">{t('links.afterwards')}</p>
    </div>
  );
}
