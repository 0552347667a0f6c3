import { Badge } from '@pano/ui/badge';
import { Checkbox } from '@pano/ui/checkbox';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnglishSite } from '../../list/use-list';

/** A stored English text whose Turkish has changed since. */
type StaleText = {
  text: string | null;
  /** The Turkish text that it still says; absent where that is not known. */
  source?: string;
};

/**
 * An English text that has its Turkish in the same form, without the history of a translation: while it is out of date and
 * nobody types another one, what stands below its field, and whether the owner says that it is still valid. Nothing of it
 * where the site is in Turkish only.
 */
export function useStaleText(stale: StaleText | null, typed: string): { note: ReactNode; isCurrent: boolean } {
  const isEnglishSite = useEnglishSite();
  const [isCurrent, setCurrent] = useState(false);
  const shown = isEnglishSite && typed.trim() === stale?.text ? stale : null;
  // What was ticked for one text says nothing about the next.
  if (isCurrent && !shown) setCurrent(false);
  const note = shown ? <Note source={shown.source} current={isCurrent} onChange={setCurrent} /> : null;
  return { note, isCurrent: isCurrent && shown !== null };
}

interface Props {
  source: string | undefined;
  current: boolean;
  onChange: (current: boolean) => void;
}

/** What the Turkish was, and the choice that the English still says it. */
function Note({ source, current, onChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone="warn">{t('english.field.outdated')}</Badge>
      {source === undefined ? null : (
        <span className="wrap-anywhere text-ink-3">
          {t('english.whenTranslated')}: <span lang="tr">{source || t('frame.conflict.nothing')}</span>
        </span>
      )}
      <Checkbox checked={current} onCheckedChange={onChange} label={t('english.markCurrent')} />
    </div>
  );
}
