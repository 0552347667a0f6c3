import { plainPath } from '@pano/api/addresses';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useAlways } from '#kit/site/site-entity.ts';
import { SiteLink } from '#kit/site/site-link.tsx';
import { homeSectionList } from '../entities';
import { findHere } from './here';

/** The links of the menu; the one whose section or page the address names is marked. */
export function NavLinks({ icon }: { icon?: ReactNode }) {
  return useMenu('header').map((link) => <NavLink key={link.to} link={link} icon={icon} />);
}

/** Nothing where the home page does not show the section. */
function NavLink({ link: { to, text, lang, section }, icon }: { link: MenuLink; icon: ReactNode }) {
  const here = useHere();
  const { pathname } = useLocation();
  if (!useShown(section)) return null;
  // The first script marks the sections of the home page.
  const isPage = !/^\/(#|$)/.test(to);
  const isHere = isPage ? plainPath(pathname) === plainPath(to) : `/${here}` === to;
  return (
    <SiteLink
      to={to}
      lang={lang}
      data-page={isPage ? '' : undefined}
      aria-current={isHere ? (isPage ? 'page' : 'location') : undefined}
    >
      {text}
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
  .flatMap(({ name, useShown, menu }) => (menu ? { ...menu, name, hash: `#${name}`, useShown } : []))
  .sort((one, other) => one.rank - other.rank);

/** The items of the menu in their order, until the owner chooses others. */
const navItems = [
  { name: 'home', text: 'nav.home' as const, hash: '', useShown: useAlways, inFooter: true },
  ...sectionItems,
];

type MenuLink = { to: string; text: string; lang?: string; section?: string };

/** The links of the header or the footer: those of the owner, or else those of the design. */
function useMenu(menu: 'header' | 'footer'): MenuLink[] {
  const { t } = useTranslation('site');
  const locale = useContentLocale();
  const enabled = trpc.settings.home.useQuery().data?.menus === true;
  const chosen = trpc.menus.forFrame.useQuery({ locale }, { enabled }).data?.[menu];
  if (chosen) return chosen;
  return navItems.flatMap(({ name, text, hash, inFooter }) =>
    inFooter || menu === 'header' ? { to: `/${hash}`, text: t(text), section: name } : [],
  );
}

/** Whether there is a section on the home page; other links are always shown. */
const useShown = (section: string | undefined): boolean =>
  (navItems.find(({ name }) => name === section)?.useShown ?? useAlways)();

/** The links of the footer, to those sections that the home page shows. */
export const FooterLinks = () => useMenu('footer').map((link) => <FooterLink key={link.to} {...link} />);

function FooterLink({ to, text, lang, section }: MenuLink) {
  if (!useShown(section)) return null;
  return (
    <li>
      <SiteLink to={to} lang={lang}>
        {text}
      </SiteLink>
    </li>
  );
}
