import { trpc } from '#kit/shared/trpc.ts';

const items = [
  { text: 'home', hash: '' },
  { text: 'projects', hash: '#categories' },
  { text: 'services', hash: '#services' },
  { text: 'articles', hash: '#articles' },
  { text: 'about', hash: '#about' },
  { text: 'contact', hash: '#contact' },
] as const;

export type NavItem = (typeof items)[number];

/** The items of the menu: those whose section the home page does not show are left out. */
export function useNavItems(): NavItem[] {
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
