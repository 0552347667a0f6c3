import { buttonClass } from '@pano/ui/button';
import { pageWindow } from '@pano/ui/pagination';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageAddress } from './list-query';
import { SiteLink } from './site-link';

type Props = {
  /** The address of the first page. */
  path: string;
  page: number;
  /** How many records all pages have together, and how many one page has. */
  total: number;
  perPage: number;
  /** The texts of the buttons, where "previous" and "next" are not the words for them. */
  previous?: string;
  next?: string;
};

/** Links to the other pages of a list; nothing where everything fits on one. */
export function PageLinks({ path, page, total, perPage, previous, next }: Props) {
  const { t } = useTranslation('site');
  const pageCount = Math.ceil(total / perPage);
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('lists.pages')} className="page-links">
      {page > 1 ? (
        <SiteLink to={pageAddress(path, page - 1)} rel="prev" className={buttonClass({ variant: 'line' })}>
          <ArrowLeft aria-hidden="true" />
          {previous ?? t('lists.previous')}
        </SiteLink>
      ) : null}
      <ul>
        {pageWindow(page, pageCount).map((slot, index, slots) => (
          <li key={slot === 'gap' ? `after ${slots[index - 1]}` : slot}>
            {slot === 'gap' ? (
              '…'
            ) : (
              <SiteLink
                to={pageAddress(path, slot)}
                aria-label={t('lists.page', { number: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount ? (
        <SiteLink to={pageAddress(path, page + 1)} rel="next" className={buttonClass({ variant: 'line' })}>
          {next ?? t('lists.next')}
          <ArrowRight aria-hidden="true" />
        </SiteLink>
      ) : null}
    </nav>
  );
}
