import { formatDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale';

/** Offers text that an earlier visit typed and did not save. */
export function DraftBanner(props: { savedAt: string; onRestore: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Banner kind="info" className="mb-4 flex-wrap">
      <p>{t('frame.draft.found', { when: formatDateTime(props.savedAt, locale) })}</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button variant="line" size="sm" onClick={props.onRestore}>
          {t('frame.draft.restore')}
        </Button>
        <Button variant="ghost" size="sm" onClick={props.onDiscard}>
          {t('frame.draft.discard')}
        </Button>
      </div>
    </Banner>
  );
}
