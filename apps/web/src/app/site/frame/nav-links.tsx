import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SiteLink } from '#kit/site/site-link.tsx';
import { plainPath } from '#kit/site/site-path.ts';
import { useNavItems } from './use-nav-items';

/** The links of the menu; the one whose section the address names is marked. */
export function NavLinks({ icon }: { icon?: ReactNode }) {
  const { t } = useTranslation('site');
  const here = useHere();
  return useNavItems().map(({ text, hash }) => (
    <SiteLink key={text} to={`/${hash}`} aria-current={here === hash ? 'location' : undefined}>
      {t(`nav.${text}`)}
      {icon}
    </SiteLink>
  ));
}

/** The router's location is new with every render that matters. */
const never = () => () => {};

/** The section of the home page that the address names; null on other pages. */
function useHere(): string | null {
  const location = useLocation();
  // The part behind the # never reaches the server.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  const path = plainPath(location.pathname);
  if (path === '/contact') return hash || '#contact';
  if (path !== '/') return null;
  return hash === '#home' ? '' : hash;
}
