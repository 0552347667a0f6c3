import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useAlways } from '#kit/site/site-entity.ts';
import { SiteLink } from '#kit/site/site-link.tsx';
import { plainPath } from '#kit/site/site-path.ts';
import { homeSectionList } from '../entities';
import { findHere } from './here';

/** The links of the menu; the one whose section the address names is marked. */
export function NavLinks({ icon }: { icon?: ReactNode }) {
  return useMenu('header').map(({ key, ...link }) => <NavLink key={key} {...link} icon={icon} />);
}

/** Nothing where the home page does not show the section. */
function NavLink({ to, text, hash, lang, useShown, icon }: MenuLink & { icon: ReactNode }) {
  const here = useHere();
  const { pathname } = useLocation();
  if (!useShown()) return null;
  const isHere = hash === undefined ? plainPath(pathname) === plainPath(to) : hash === here;
  const mark = hash === undefined ? 'page' : 'location';
  return (
    <SiteLink to={to} lang={lang} aria-current={isHere ? mark : undefined}>
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
  .toSorted((one, other) => one.rank - other.rank);

/** The items of the menu in their order, until the owner chooses others. */
const navItems = [
  { name: 'home', text: 'nav.home' as const, hash: '', useShown: useAlways, inFooter: true },
  ...sectionItems,
];

type MenuLink = {
  to: string;
  text: string;
  /** Of a section of the home page. */
  hash?: string;
  /** Of the text, where that is another than the language of the page. */
  lang?: string | undefined;
  useShown: () => boolean;
};

/** The links of the header or the footer: those of the owner, or else those of the design. */
function useMenu(menu: 'header' | 'footer'): (MenuLink & { key: string })[] {
  const { t } = useTranslation('site');
  const locale = useContentLocale();
  const enabled = trpc.settings.home.useQuery().data?.menus === true;
  const chosen = trpc.menus.forFrame.useQuery({ locale }, { enabled }).data?.[menu];
  if (!chosen) {
    const shown = menu === 'header' ? navItems : navItems.filter(({ inFooter }) => inFooter);
    return shown.map(({ text, hash, useShown }) => ({ key: hash, to: `/${hash}`, text: t(text), hash, useShown }));
  }
  return chosen.flatMap((link, index) => {
    const common = { key: `${index}`, lang: link.lang === locale ? undefined : link.lang };
    if ('path' in link) return { ...common, to: link.path, text: link.text, useShown: useAlways };
    const item = navItems.find(({ name }) => name === link.section);
    return item
      ? { ...common, to: `/${item.hash}`, text: link.text ?? t(item.text), hash: item.hash, useShown: item.useShown }
      : [];
  });
}

/** The links of the footer, to those sections that the home page shows. */
export const FooterLinks = () => useMenu('footer').map(({ key, ...link }) => <FooterLink key={key} {...link} />);

function FooterLink({ to, text, lang, useShown }: MenuLink) {
  if (!useShown()) return null;
  return (
    <li>
      <SiteLink to={to} lang={lang}>
        {text}
      </SiteLink>
    </li>
  );
}
