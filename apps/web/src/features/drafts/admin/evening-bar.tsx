import { formatDate } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { groupBy } from '#kit/admin/list/day-sections.tsx';
import { AssistantMark } from '#kit/admin/list/draft-marks.tsx';
import { useLocale } from '#kit/shared/language.ts';
import type { ListedDraft } from './use-draft-publishing';
import type { useEvening } from './use-evening';

interface Props {
  /** The listed drafts of a day. */
  ofDay: readonly ListedDraft[];
  open: ReturnType<typeof useEvening>['open'];
}

/** Above the drafts of a day: each assistant that wrote several of them, with what can be done to all at once. */
export function EveningBars({ ofDay, open }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const evenings = groupBy(ofDay, ({ assistant }) => assistant ?? '');
  return evenings.map(([assistant, [of, ...others]]) => {
    if (!assistant || !of || others.length === 0) return null;
    const evening = { assistant, of };
    const named = { name: assistant, day: formatDate(of.updatedAt, locale) };
    return (
      <div key={assistant} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <AssistantMark name={assistant} />
        <span className="ms-auto flex flex-wrap gap-2.5">
          <Button
            variant="line"
            size="sm"
            aria-label={t('assistants.publishAllOf', named)}
            onClick={() => void open('publish', evening)}
          >
            {t('assistants.publishAll')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('assistants.discardAllOf', named)}
            onClick={() => void open('discard', evening)}
          >
            {t('assistants.discardAll')}
          </Button>
        </span>
      </div>
    );
  });
}
