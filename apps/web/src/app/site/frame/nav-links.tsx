import { sitePages } from '@pano/api/addresses';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { SiteLink } from '#kit/site/site-link.tsx';
import { plainPath } from '#kit/site/site-path.ts';

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
  if (path === sitePages.contact) return hash || '#contact';
  if (path !== '/') return null;
  return hash === '#home' ? '' : hash;
}

const items = [
  { text: 'home', hash: '' },
  { text: 'projects', hash: '#categories' },
  { text: 'services', hash: '#services' },
  { text: 'articles', hash: '#articles' },
  { text: 'about', hash: '#about' },
  { text: 'contact', hash: '#contact' },
] as const;

export type NavItem = (typeof items)[number];

/** The sections that the footer links to, whether the home page shows them or not. */
export const footerItems = items.filter(({ text }) => text !== 'projects' && text !== 'about');

/** The items of the menu: those whose section the home page does not show are left out. */
function useNavItems(): NavItem[] {
  const home = trpc.settings.home.useQuery();
  const about = trpc.aboutSection.visible.useQuery();
  const hidden: Partial<Record<NavItem['text'], boolean>> = {
    projects: home.data?.home_show_categories === false,
    services: home.data?.home_show_services === false,
    articles: home.data?.home_show_articles === false,
    about: !about.data,
  };
  return items.filter((item) => !hidden[item.text]);
}
