import type { KeywordRecord } from '@pano/api/keywords/keyword.schema';
import { Box } from '@pano/ui/card';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** The active keywords at a glance; the first ones, which matter most, are the largest. */
export function KeywordCloud({ keywords }: { keywords: readonly KeywordRecord[] | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <Box title={t('keywords.cloud.title')}>
      {keywords?.length === 0 ? <p className="text-ink-3">{t('keywords.cloud.empty')}</p> : null}
      <ul className="flex flex-wrap items-center gap-2">
        {keywords?.map(({ id, keyword }, index) => (
          <li key={id} className={clsx('max-w-full rounded-plate bg-surface-2 px-2.5 py-1 font-[540]', sizeAt(index))}>
            {keyword}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function sizeAt(index: number): string {
  if (index < 3) return 'text-lg';
  return index < 8 ? 'text-base' : 'text-sm text-ink-2';
}
