import { buttonClass } from '@pano/ui/button';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Opens the palette; on small phones it stands in the menu instead. */
export function SearchButton({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={t('palette.open')}
      title={`${t('palette.open')} (${t('palette.shortcut')})`}
      onClick={onSearch}
      className={buttonClass({ variant: 'icon', className: 'max-sm:hidden' })}
    >
      <Search aria-hidden="true" />
    </button>
  );
}
