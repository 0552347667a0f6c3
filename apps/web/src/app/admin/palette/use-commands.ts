import { fold } from '@pano/i18n/text/fold';
import { type LucideIcon, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { screens as allScreens, entities } from '../entities';
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
  const listed = [...menu.flat(), ...allScreens.filter(({ group }) => group === null)];
  const screens = listed.map(({ path, title, icon }) => ({ path, text: t(title), icon }));
  const actions = entities.flatMap(({ create }) =>
    create ? [{ path: create.path, text: t(create.text), icon: Plus }] : [],
  );
  return { screens: screens.filter(isMeant), actions: actions.filter(isMeant) };
}
