import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Crumb } from './json-ld-nodes';
import { SiteLink } from './site-link';

/** The way from the home page to this one; the last of the crumbs is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation('site');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="crumbs">
        {[{ name: t('nav.home'), path: '/', lang: undefined }, ...crumbs].map(({ name, path, lang }, index) => (
          <li key={path}>
            {index === crumbs.length ? (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            ) : (
              <>
                <SiteLink to={path} lang={lang}>
                  {name}
                </SiteLink>
                <ChevronRight aria-hidden="true" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
