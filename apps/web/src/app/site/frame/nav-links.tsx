import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAlways } from '#kit/site/site-entity.ts';
import { SiteLink } from '#kit/site/site-link.tsx';
import { homeSectionList } from '../entities';
import { findHere } from './here';

/** The links of the menu; the one whose section the address names is marked. */
export function NavLinks({ icon }: { icon?: ReactNode }) {
  return navItems.map((item) => <NavLink key={item.hash} item={item} icon={icon} />);
}

/** Nothing where the home page does not show the section. */
function NavLink({ item: { text, hash, useShown }, icon }: { item: NavItem; icon: ReactNode }) {
  const { t } = useTranslation('site');
  const here = useHere();
  if (!useShown()) return null;
  return (
    <SiteLink to={`/${hash}`} aria-current={here === hash ? 'location' : undefined}>
      {t(text)}
      {icon}
    </SiteLink>
  );
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
  return findHere(location.pathname, hash);
}

const sectionItems = homeSectionList
  .flatMap(({ name, useShown, menu }) => (menu ? { ...menu, hash: `#${name}`, useShown } : []))
  .toSorted((one, other) => one.rank - other.rank);

/** The items of the menu in their order. */
const navItems = [{ text: 'nav.home' as const, hash: '', useShown: useAlways, inFooter: true }, ...sectionItems];

type NavItem = Pick<(typeof navItems)[number], 'text' | 'hash' | 'useShown'>;

/** The links of the footer, to those sections that the home page shows. */
export const FooterLinks = () =>
  navItems.map((item) => (item.inFooter ? <FooterLink key={item.hash} item={item} /> : null));

function FooterLink({ item: { text, hash, useShown } }: { item: NavItem }) {
  const { t } = useTranslation('site');
  if (!useShown()) return null;
  return (
    <li>
      <SiteLink to={`/${hash}`}>{t(text)}</SiteLink>
    </li>
  );
}
