import type { AppRouter } from '@pano/api';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import type { inferRouterOutputs } from '@trpc/server';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';

type TrashEntry = inferRouterOutputs<AppRouter>['trash']['list']['items'][number];
type Props = { entry: TrashEntry; busy: boolean; onRestore: () => void; onPurge: () => void };

/** One deleted record: what it was, who deleted it and how long it stays. */
export function TrashRow({ entry, busy, onRestore, onPurge }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { entity, label, userName, deletedAt, daysLeft } = entry;
  const name = label ?? t('trash.unnamed');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="grid min-w-52 flex-1 gap-0.5">
        <p className="font-[540] wrap-anywhere">
          {t(`activity.entities.${entity}.name`)}: {name}
        </p>
        <p className="text-sm text-ink-3">
          <time dateTime={deletedAt} className="tabular-nums">
            {formatShortDateTime(deletedAt, locale)}
          </time>
          {userName ? ` · ${t('trash.by', { who: userName })}` : null} · {t('trash.daysLeft', { count: daysLeft })}
        </p>
      </div>
      <Button
        variant="line"
        size="sm"
        disabled={busy}
        aria-label={t('trash.restoreNamed', { name })}
        onClick={onRestore}
      >
        {t('trash.restore')}
      </Button>
      <Button variant="ghost" size="sm" aria-label={t('trash.purgeNamed', { name })} onClick={onPurge}>
        {t('trash.purge')}
      </Button>
    </li>
  );
}
