import { useTranslation } from 'react-i18next';
import { ServicesSection } from '../../features/services/site/services-section';

export function HomeRoute() {
  const { t } = useTranslation('site');
  return (
    <>
      <title>{t('home.title', { company: 'Örnek Elektrik' })}</title>
      <meta name="description" content={t('home.description')} />
      <ServicesSection />
    </>
  );
}
