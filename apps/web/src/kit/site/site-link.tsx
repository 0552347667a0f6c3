import { type ComponentProps, useContext } from 'react';
import { Link } from 'react-router';
import { PagePrefetch } from './page-prefetch';
import { isSitePath } from './site-path';
import { useSitePath } from './use-site-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site without a language (`/proje/x`, `/#contact`), or any other address. */
  to: string;
};

/** A link that keeps the language of the page it stands on; addresses outside of the site are ordinary links. */
export function SiteLink({ to, ...rest }: Props) {
  const sitePath = useSitePath();
  const prefetch = useContext(PagePrefetch);
  if (!isSitePath(to)) return <a {...rest} href={to} />;
  const path = sitePath(to);
  // Pointing at a link, touching it or reaching it with the keyboard comes a moment before opening it.
  const intent = { onPointerEnter: () => prefetch(path), onFocus: () => prefetch(path) };
  return <Link {...intent} {...rest} to={path} />;
}
