import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router';
import { useCompany } from '#kit/shared/use-company.ts';
import { useLocale } from '#kit/shared/use-locale.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { plainPath } from '#kit/site/site-path.ts';
import type { loadHome } from './home.loader';
import { HomeFailed } from './home-failed';
import { HomeJsonLd } from './home-json-ld';
import { HomeSections } from './home-sections';

/** The home page; /contact is the same page, shown from its contact section. */
export function HomeRoute() {
  const { t } = useTranslation('site');
  const { available } = useLoaderData<typeof loadHome>();
  const { pathname } = useLocation();
  const locale = useLocale();
  const { name: company, city, blurb } = useCompany();
  const isContact = plainPath(pathname) === '/contact';
  const homeTitle = city ? t('home.title', { company, city }) : t('home.titleAnywhere', { company });
  const title = isContact ? t('contact.pageTitle', { company }) : homeTitle;
  const description = isContact ? t('contact.description', { company }) : (blurb[locale] ?? t('home.description'));
  const path = isContact ? '/contact' : '/';
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <HomeJsonLd path={path} name={title} description={description} />
      {available ? <HomeSections /> : <HomeFailed />}
    </>
  );
}
