import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

export function SiteLayout() {
  const { t } = useTranslation('site');
  return (
    <>
      <a href="#content">{t('skipToContent')}</a>
      <header />
      <main id="content">
        <Outlet />
      </main>
      <footer />
    </>
  );
}
