import type { Locale } from '@pano/i18n/locales';
import { Plate } from '@pano/ui/plate';
import { useTranslation } from 'react-i18next';
import { useSiteText } from '#kit/shared/use-company.ts';
import { QuoteLink, SiteLink } from '#kit/site/site-link.tsx';

type Props = {
  lang: Locale;
  category: { name: string; path: string; lang: Locale };
  location: string | null;
  imageCount: number;
};

/** The nameplate of a project; on wide screens it stays in view beside the text. */
export function ProjectDetails({ lang, category, location, imageCount }: Props) {
  const { t } = useTranslation('site');
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
        <div>
          <dt>{t('project.category')}</dt>
          <dd>
            <SiteLink to={category.path} className="link" lang={category.lang}>
              {category.name}
            </SiteLink>
          </dd>
        </div>
        {location ? (
          <div>
            <dt>{t('project.location')}</dt>
            <dd lang={lang}>{location}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('project.pictures')}</dt>
          <dd className="tabular-nums">{imageCount}</dd>
        </div>
      </dl>
      <div className="facts-quote">
        <p className="type-h4">{t('project.ctaTitle')}</p>
        <p className="text-sm text-ink-3">{useSiteText('jobInvitation') ?? t('project.ctaText')}</p>
        <QuoteLink className="justify-self-start" />
      </div>
    </aside>
  );
}
