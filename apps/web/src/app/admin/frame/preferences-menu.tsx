import type { Locale } from '@pano/i18n/locales';
import { IconButton } from '@pano/ui/button';
import { DropdownMenu, MenuLabel, MenuRadioGroup, MenuSeparator } from '@pano/ui/dropdown-menu';
import { SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { switchLocale } from '../catalogs';
import { chooseTheme, useTheme } from '../theme';

/** Appearance and language of the back office, both remembered. */
export function PreferencesMenu() {
  const { t, i18n } = useTranslation('admin');
  const theme = useTheme();
  const locale = useLocale();
  const utils = trpc.useUtils();
  const changeLanguage = async (next: Locale) => {
    await switchLocale(i18n, next);
    // The server says some things in the language of the reader, such as the names of pages.
    await utils.invalidate();
  };
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
        onValueChange={(next) => void changeLanguage(next)}
        // Each language in its own name, so that it can be found by those who read only that one.
        options={[
          { value: 'tr', text: 'Türkçe' },
          { value: 'en', text: 'English' },
        ]}
      />
    </DropdownMenu>
  );
}
