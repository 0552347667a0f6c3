import { plainPath, sitePages } from '@pano/api/addresses';
import { quoteParam } from '@pano/api/beside-pages';
import type { Locale } from '@pano/i18n/locales';
import { buttonClass } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useRevalidator } from 'react-router';
import { readClientError } from '#kit/shared/client-error.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc, type Utils } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import type { Asked } from '#kit/site/asked-service.ts';
import { Island } from '#kit/site/lazy-island.tsx';
import { loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { siteEntities } from './entities';
import { lowerSections } from './lower-sections';

/** The home page; /contact is the same page, shown from its contact section. */
export function Component() {
  const { t } = useTranslation('site');
  const { available } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const locale = useLocale();
  const utils = trpc.useUtils();
  const company = useCompany();
  const { name: firm, city, slogan, blurb, siteTitle, siteDescription } = company;
  const isContact = plainPath(pathname) === sitePages.contact;
  const own = siteTitle[locale] ?? slogan[locale] ?? city;
  const homeTitle = own ? `${firm} – ${own}` : firm;
  const ownDescription = siteDescription[locale] ?? blurb[locale];
  const title = isContact ? t('contact.pageTitle', { company: firm }) : homeTitle;
  const description = isContact
    ? t('contact.description', { company: firm })
    : (ownDescription ?? t('home.description', { company: firm }));
  // One address counts for both: that of the page about nothing else.
  const path = isContact ? sitePages.contactPage : sitePages.home;
  return (
    <>
      <PageHead
        path={path}
        name={title}
        title={title}
        description={description}
        nodes={(site) => siteEntities.flatMap(({ homeNodes }) => homeNodes?.({ utils, company, site }) ?? [])}
      />
      {verifiers.map(([by, name]) => {
        const code = company.verification[by];
        return code ? <meta key={name} name={name} content={code} /> : null;
      })}
      {available ? <HomeSections /> : <HomeFailed />}
    </>
  );
}

/** What search engines look for in the home page to see whose site it is. */
const verifiers = [
  ['google', 'google-site-verification'],
  ['yandex', 'yandex-verification'],
  ['bing', 'msvalidate.01'],
] as const;

/**
 * Everything the home page shows. Each source is fetched on its own: one that fails leaves its section empty.
 * @returns whether there is anything to show
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const locale = loaderLocale({ context, request });
  // What the sections list depends on how the page is composed, which the frame of the page loads as well.
  await tolerate('composition', utils.settings.home.ensureData());
  const [asked, , ...loaded] = await Promise.all([
    findAsked(utils, locale, request.url),
    lowerSections.load(),
    ...siteEntities.flatMap(({ home }) => (home ? tolerate(home.name, home.load(utils, locale)) : [])),
  ]);
  const available = loaded.includes(true);
  return data({ available, asked }, { status: available ? 200 : 500 });
}

/** The service that the address names for the form; one that nobody sees leads to the address without it. */
async function findAsked(utils: Utils, locale: Locale, url: string): Promise<Asked | null> {
  const { pathname, searchParams } = new URL(url);
  const slug = searchParams.get(quoteParam);
  if (slug === null) return null;
  try {
    return await utils.services.nameBySlug.fetch({ slug, locale });
  } catch (error) {
    const kind = readClientError(error)?.kind;
    if (kind !== 'notFound' && kind !== 'invalid') return null;
    throw redirect(pathname);
  }
}

async function tolerate(source: string, loading: Promise<unknown>): Promise<boolean> {
  try {
    await loading;
    return true;
  } catch (error) {
    console.warn(`The home page is shown without its ${source}:`, error);
    return false;
  }
}

const tops = siteEntities.flatMap(({ homeTop }) => homeTop ?? []);

/** The slider, and below it the panel with all other sections. */
function HomeSections() {
  return (
    <>
      {tops.map((Top) => (
        <Top key={Top.name} />
      ))}
      <div className="busbar">
        <Island island={lowerSections} />
      </div>
    </>
  );
}

/** Nothing at all could be loaded. */
function HomeFailed() {
  const { t } = useTranslation('site');
  const { revalidate } = useRevalidator();
  return (
    <section className="section">
      <div className="page-wrap grid justify-items-start gap-6">
        <h1 className="type-h1" role="alert">
          {t('home.failed')}
        </h1>
        <button type="button" className={buttonClass({ className: 'needs-script' })} onClick={() => void revalidate()}>
          {t('error.retry')}
        </button>
      </div>
    </section>
  );
}
