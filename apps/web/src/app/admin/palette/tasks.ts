import { adminPages, adminScreens } from '@pano/api/addresses';
import { fold } from '@pano/i18n/text/fold';
import {
  Archive,
  Clock,
  ImagePlus,
  KeyRound,
  LogOut,
  type LucideIcon,
  MapPin,
  Phone,
  Power,
  Stamp,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from 'react-router';
import { useIsOwner } from '#kit/admin/session.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useMayOpen } from '../frame/owners-only';
import { siteSwitchId } from '../frame/site-switch';

/** `id` tells entries apart that lead to the same screen; what `run` does needs no screen. */
export type Entry = { id?: string; path: string; text: string; icon: LucideIcon; run?: () => void };

const { list: company } = adminScreens.company;

/** Tasks that are done on a screen, which people call by other words than that screen. */
const places = [
  { name: 'logo', path: `${company}#logoUrl`, icon: Stamp },
  { name: 'phone', path: `${company}#phone`, icon: Phone },
  { name: 'hours', path: `${company}#hours`, icon: Clock },
  { name: 'address', path: `${company}#street`, icon: MapPin },
  { name: 'password', path: adminPages.account, icon: KeyRound },
  { name: 'photo', path: adminScreens.media.list, icon: ImagePlus },
  { name: 'backup', path: `${adminPages.activity}?action=backup`, icon: Archive },
] as const;

/** The tasks whose text or synonyms have all words that were typed; none before something is typed. */
export function useTasks(typed: string): Entry[] {
  const { t } = useTranslation('admin');
  const submit = useSubmit();
  const closed = trpc.settings.siteOffline.useQuery().data?.siteOffline === true;
  const words = fold(typed).split(' ').filter(Boolean);
  const isOwner = useIsOwner();
  const mayOpen = useMayOpen();
  const tasks = [
    ...places
      .filter(({ path }) => mayOpen(path))
      .map(({ name, path, icon }) => ({
        synonyms: t(`palette.tasks.${name}.synonyms`),
        entry: { id: name, path, icon, text: t(`palette.tasks.${name}.text`) },
      })),
    isOwner && {
      synonyms: t('palette.tasks.maintenance.synonyms'),
      entry: {
        path: 'maintenance',
        icon: Power,
        text: t(closed ? 'frame.site.turnOn' : 'frame.site.turnOff'),
        // The switch in the header asks first; it can be seen once the palette is closed.
        run: () => void requestAnimationFrame(() => document.getElementById(siteSwitchId)?.click()),
      },
    },
    {
      synonyms: t('palette.tasks.signOut.synonyms'),
      entry: {
        path: adminPages.logout,
        icon: LogOut,
        text: t('frame.header.signOut'),
        run: () => void submit(null, { method: 'post', action: adminPages.logout }),
      },
    },
  ];
  if (words.length === 0) return [];
  return tasks
    .filter((task) => task !== false)
    .filter(({ synonyms, entry }) => {
      const known = fold(`${entry.text} ${synonyms}`);
      return words.every((word) => known.includes(word));
    })
    .map(({ entry }) => entry);
}
