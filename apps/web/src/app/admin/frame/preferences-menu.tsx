import { IconButton } from '@pano/ui/button';
import { DropdownMenu, MenuLabel, MenuRadioGroup, MenuSeparator } from '@pano/ui/dropdown-menu';
import { SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { switchLocale } from '../catalogs';
import { chooseTheme, useTheme } from '../theme';

/** Appearance and language of the back office, both remembered. */
export function PreferencesMenu() {
  const { t, i18n } = useTranslation('admin');
  const theme = useTheme();
  const locale = useLocale();
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('frame.header.preferences')}>
          <SunMoon aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLabel>{t('frame.header.theme')}</MenuLabel>
      <MenuRadioGroup
        label={t('frame.header.theme')}
        value={theme}
        onValueChange={chooseTheme}
        options={[
          { value: 'system', text: t('frame.header.themeSystem') },
          { value: 'light', text: t('frame.header.themeLight') },
          { value: 'dark', text: t('frame.header.themeDark') },
        ]}
      />
      <MenuSeparator />
      <MenuLabel>{t('frame.header.language')}</MenuLabel>
      <MenuRadioGroup
        label={t('frame.header.language')}
        value={locale}
        onValueChange={(next) => void switchLocale(i18n, next)}
        // Each language in its own name, so that it can be found by those who read only that one.
        options={[
          { value: 'tr', text: 'Türkçe' },
          { value: 'en', text: 'English' },
        ]}
      />
    </DropdownMenu>
  );
}
