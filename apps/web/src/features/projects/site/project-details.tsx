import type { Locale } from '@pano/i18n/locales';
import { Plate } from '@pano/ui/plate';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteText } from '#kit/shared/use-company.ts';
import { type Asked, AskedContext } from '#kit/site/asked-service.ts';
import { QuoteLink, SiteLink } from '#kit/site/site-link.tsx';

type Props = {
  project: {
    lang: Locale;
    category: { name: string; path: string; lang: Locale };
    location: string | null;
    year: number | null;
    customer: string | null;
    capacity: string | null;
    duration: string | null;
    services: { id: number; title: string; lang: Locale; path: string | null }[];
  };
  imageCount: number;
};

/** The rating plate of a project; on wide screens it stays in view beside the text. */
export function ProjectDetails({ project, imageCount }: Props) {
  const { t } = useTranslation('site');
  const { lang, category, location, year, customer, capacity, duration, services } = project;
  return (
    <aside className="facts" aria-labelledby="facts-title">
      <div className="facts-title">
        <h2 id="facts-title" className="type-h4">
          {t('project.facts')}
        </h2>
        <span aria-hidden="true">
          <Plate>Q0</Plate>
        </span>
      </div>
      <dl>
        <Fact name={t('project.capacity')} lang={lang}>
          {capacity}
        </Fact>
        <Fact name={t('project.year')}>{year}</Fact>
        <Fact name={t('project.duration')} lang={lang}>
          {duration}
        </Fact>
        <Fact name={t('project.customer')} lang={lang}>
          {customer}
        </Fact>
        <Fact name={t('project.location')} lang={lang}>
          {location}
        </Fact>
        <Fact name={t('project.category')}>
          <SiteLink to={category.path} className="link" lang={category.lang}>
            {category.name}
          </SiteLink>
        </Fact>
        {services.length > 0 ? (
          <Fact name={t('project.services')}>
            <ul>
              {services.map(({ id, title, lang, path }) => (
                <li key={id} lang={lang}>
                  {path ? (
                    <SiteLink to={path} className="link">
                      {title}
                    </SiteLink>
                  ) : (
                    title
                  )}
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
        <Fact name={t('project.pictures')}>{imageCount}</Fact>
      </dl>
      <div className="facts-quote">
        <p className="type-h4">{t('project.ctaTitle')}</p>
        <p className="text-sm text-ink-3">{useSiteText('jobInvitation') ?? t('project.ctaText')}</p>
        <AskedContext value={findAsked(services)}>
          <QuoteLink className="justify-self-start" />
        </AskedContext>
      </div>
    </aside>
  );
}

/** Who wants work like this asks for its first service that has a page. */
function findAsked(services: Props['project']['services']): Asked | null {
  for (const { title, lang, path } of services) {
    if (path !== null) return { slug: path.slice(path.lastIndexOf('/') + 1), title, lang };
  }
  return null;
}

/** A line of the plate; nothing where the owner has not filled it in. */
function Fact({ name, lang, children }: { name: string; lang?: Locale; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
