import { buttonClass } from '@pano/ui/button';
import { pageWindow } from '@pano/ui/pagination';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '#kit/site/site-link.tsx';

const pathOf = (page: number) => (page === 1 ? '/articles' : `/articles?page=${page}`);

/** Links to the other pages of the list; nothing where everything fits on one. */
export function PageLinks({ page, pageCount }: { page: number; pageCount: number }) {
  const { t } = useTranslation('site');
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('articleList.pages')} className="page-links">
      {page > 1 ? (
        <SiteLink to={pathOf(page - 1)} rel="prev" className={buttonClass({ variant: 'line' })}>
          <ArrowLeft aria-hidden="true" />
          {t('articleList.newer')}
        </SiteLink>
      ) : null}
      <ul>
        {pageWindow(page, pageCount).map((slot, index, slots) => (
          <li key={slot === 'gap' ? `after ${slots[index - 1]}` : slot}>
            {slot === 'gap' ? (
              '…'
            ) : (
              <SiteLink
                to={pathOf(slot)}
                aria-label={t('articleList.page', { number: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount ? (
        <SiteLink to={pathOf(page + 1)} rel="next" className={buttonClass({ variant: 'line' })}>
          {t('articleList.older')}
          <ArrowRight aria-hidden="true" />
        </SiteLink>
      ) : null}
    </nav>
  );
}
