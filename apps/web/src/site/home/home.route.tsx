import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router';
import { plainPath } from '../../lib/site-path';
import { useCompany } from '../../lib/use-company';
import { PageHead } from '../page-head';
import type { HomeData } from './home.loader';
import { HomeFailed } from './home-failed';
import { HomeSections } from './home-sections';

/** The home page; /contact is the same page, shown from its contact section. */
export function HomeRoute() {
  const { t } = useTranslation('site');
  const { available } = useLoaderData<HomeData>();
  const { pathname } = useLocation();
  const company = useCompany().name;
  const isContact = plainPath(pathname) === '/contact';
  return (
    <>
      <PageHead
        title={t(isContact ? 'contact.pageTitle' : 'home.title', { company })}
        description={t(isContact ? 'contact.description' : 'home.description', { company })}
        path={isContact ? '/contact' : '/'}
      />
      {available ? <HomeSections /> : <HomeFailed />}
    </>
  );
}
