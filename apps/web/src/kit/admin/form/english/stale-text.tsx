import { Badge } from '@pano/ui/badge';
import { Checkbox } from '@pano/ui/checkbox';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The Turkish text that the English one still says; absent where it is not known. */
  source?: string;
  current: boolean;
  onChange: (current: boolean) => void;
}

/** Below an English text whose Turkish has changed since: what that was, and the choice that the English still says it. */
export function StaleText({ source, current, onChange }: Props) {
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
