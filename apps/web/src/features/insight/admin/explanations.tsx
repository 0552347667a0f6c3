import { buttonClass } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const searchConsole = 'https://search.google.com/search-console/performance/search-analytics';

/** Leads to the words that people typed at Google, which a site is not told. */
export function SearchWordsBox() {
  const { t } = useTranslation('admin');
  return (
    <Box title={t('insight.searchWords.title')}>
      <p className="mb-4 text-ink-2">{t('insight.searchWords.text')}</p>
      <a
        href={searchConsole}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'line', size: 'sm', className: 'pointer-coarse:min-h-11' })}
      >
        <ExternalLink aria-hidden="true" />
        {t('insight.searchWords.open')}
      </a>
    </Box>
  );
}

/** What the figures mean, and what they leave out. */
export function CountingBox() {
  const { t } = useTranslation('admin');
  return (
    <Box title={t('insight.counting.title')}>
      <ul className="grid gap-2 text-ink-2">
        {(['visit', 'taps', 'privacy'] as const).map((name) => (
          <li key={name}>{t(`insight.counting.${name}`)}</li>
        ))}
      </ul>
    </Box>
  );
}
