import { buttonClass, Lever } from '@pano/ui/button';
import { type ComponentProps, createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSitePath, useLocalizedPath } from './site-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site without a language (`/proje/x`, `/#contact`), or any other address. */
  to: string;
};

/** A link that keeps the language of the current page; addresses outside of the site are ordinary links. */
export function SiteLink({ to, ...rest }: Props) {
  const localize = useLocalizedPath();
  const prefetch = useContext(PagePrefetch);
  if (!isSitePath(to)) return <a {...rest} href={to} />;
  const path = localize(to);
  // Pointing at a link, touching it or reaching it with the keyboard comes a moment before opening it.
  const intent = { onPointerEnter: () => prefetch(path), onFocus: () => prefetch(path) };
  return <Link {...intent} {...rest} to={path} />;
}

/** Loads the code and the data of a page that the visitor is about to open; the server provides none. */
export const PagePrefetch = createContext<(path: string) => void>(() => {});

export function QuoteLink({ className }: { className: string }) {
  const { t } = useTranslation('site');
  return (
    <SiteLink to="/#contact" className={buttonClass({ lever: true, className })}>
      {t('nav.quote')} <Lever />
    </SiteLink>
  );
}
