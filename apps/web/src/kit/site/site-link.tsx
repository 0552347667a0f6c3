import { isEnglishPath, isRecordPath } from '@pano/api/addresses';
import { buttonClass, Lever } from '@pano/ui/button';
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkClickHandler, useLocation } from 'react-router';
import { useQuotePath } from './asked-service';
import { englishPath, isSitePath } from './site-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site without a language (`/contact`, `/#contact`), the address of a record, or any other address. */
  to: string;
};

/**
 * A link that keeps the language of the current page; addresses outside of the site are ordinary links. The router's own
 * link would bring along the prefetching of its framework.
 */
export function SiteLink({ to, ...rest }: Props) {
  const localize = useLocalizedPath();
  const prefetch = useContext(PagePrefetch);
  const isOwn = isSitePath(to);
  const path = isOwn ? localize(to) : to;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(path, { target: rest.target });
  if (!isOwn) return <a {...rest} href={to} />;
  // Pointing at a link, touching it or reaching it with the keyboard comes a moment before opening it.
  const intent = { onPointerEnter: () => prefetch(path), onFocus: () => prefetch(path) };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...intent} {...rest} href={path} onClick={handleClick} />;
}

/** Localizes the path of a link: pages under /en link to pages under /en. The address of a record has its language. */
export function useLocalizedPath(): (path: string) => string {
  const { pathname } = useLocation();
  return (path) => {
    const absolute = path.startsWith('#') ? `/${path}` : path;
    return isEnglishPath(pathname) && !isRecordPath(absolute) ? englishPath(absolute) : absolute;
  };
}

/** Loads the code and the data of a page that the visitor is about to open; the server provides none. */
export const PagePrefetch = createContext<(path: string) => void>(() => {});

export function QuoteLink({ className }: { className: string }) {
  const { t } = useTranslation('site');
  return (
    <SiteLink to={useQuotePath()} className={buttonClass({ lever: true, className })}>
      {t('nav.quote')}
      <Lever />
    </SiteLink>
  );
}
