import { fold } from '@pano/i18n/text/fold';
import { type LucideIcon, Plus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { menu } from '../frame/menu';

/** `id` tells records apart that lead to the same list. */
export type Command = { id?: string; path: string; text: string; icon: LucideIcon };

/** Screens and forms whose names have all words of the text, whatever its capitals and accents. */
export function useCommands(text: string): { screens: Command[]; actions: Command[] } {
  const { t } = useTranslation('admin');
  const words = fold(text).split(' ').filter(Boolean);
  const isMeant = (command: Command) => {
    const name = fold(command.text);
    return words.every((word) => name.includes(word));
  };
  const screens = [
    ...menu.flat().map(({ id, path, icon }) => ({ path, text: t(`${id}.title`), icon })),
    { path: '/admin/account', text: t('frame.header.account'), icon: UserRound },
  ];
  const actions = [
    { path: '/admin/articles/new', text: t('articles.new'), icon: Plus },
    { path: '/admin/services/new', text: t('services.new'), icon: Plus },
    { path: '/admin/hero-sections/new', text: t('heroSections.new'), icon: Plus },
    { path: '/admin/categories/new', text: t('categories.new'), icon: Plus },
    { path: '/admin/projects/new', text: t('projects.new'), icon: Plus },
    { path: '/admin/brands/new', text: t('brands.new'), icon: Plus },
    { path: '/admin/pages/new', text: t('pages.new'), icon: Plus },
  ];
  return { screens: screens.filter(isMeant), actions: actions.filter(isMeant) };
}
