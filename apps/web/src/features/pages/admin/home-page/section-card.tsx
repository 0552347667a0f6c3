import { adminScreens, type ComposedSection, listingSections } from '@pano/api/addresses';
import { type HomeLayout, type HomeLayoutUpdate, hasSwitch } from '@pano/api/settings/home-layout.schema';
import type { HomeSettings } from '@pano/api/settings/setting.schema';
import { Badge } from '@pano/ui/badge';
import { Button, buttonClass } from '@pano/ui/button';
import { ListChecks, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntityCard } from '#kit/admin/list/entity-card.tsx';
import { VisibleSwitch } from '#kit/admin/list/state-switch.tsx';
import { useTakeBack } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useEmptySections } from '../empty-sections';
import { aboutScreen, useAboutSwitch } from '../side-cards';
import { RecordsDialog } from './records-dialog';

type SaveLayout = (changes: HomeLayoutUpdate, before: HomeLayoutUpdate) => Promise<void>;

interface Props {
  name: ComposedSection;
  /** The buttons that move it. */
  strip: ReactNode;
  layout: HomeLayout;
  switches: HomeSettings;
  save: SaveLayout;
}

/** A section of the home page: whether it is shown, what it lists, and the way to its title. */
export function SectionCard({ name, strip, layout, switches, save }: Props) {
  const { t } = useTranslation('admin');
  const [choosing, setChoosing] = useState(false);
  const { state, control } = useSectionSwitch(name, layout, switches, save);
  const listing = listingSections.find((listed) => listed === name);
  const records = listing && layout.records[listing];
  const title = t(`homePage.sections.${name}`);
  const { data: titles } = trpc.settings.sectionTitles.useQuery();
  const empty = useEmptySections()(name);
  const ownTitle = name === 'about' ? null : titles?.[name].title.tr;
  return (
    <EntityCard
      id={0}
      name={title}
      headingId={`section-${name}`}
      strip={strip}
      muted={state === 'hidden' || state === 'unwritten'}
      actions={control}
    >
      <p className="text-ink-2">{state === 'shown' && records ? <Shown {...records} /> : t(`homePage.${state}`)}</p>
      {state === 'shown' && records && empty ? (
        <Badge wrap className="justify-self-start">
          {t(`homePage.empty.${empty}`)}
        </Badge>
      ) : null}
      {ownTitle ? <p className="text-sm text-ink-3">{t('homePage.ownTitle', { title: ownTitle })}</p> : null}
      <div className="flex flex-wrap gap-x-4">
        {listing && records ? (
          <Button variant="line" size="sm" aria-describedby={`section-${name}`} onClick={() => setChoosing(true)}>
            <ListChecks aria-hidden="true" className="size-4" />
            {t('homePage.chooseRecords')}
          </Button>
        ) : null}
        <Link
          to={name === 'about' ? aboutScreen : `${adminScreens.company.list}#${name}Title`}
          aria-describedby={`section-${name}`}
          className={buttonClass({
            variant: 'ghost',
            size: 'sm',
            className: 'max-w-full text-start whitespace-normal',
          })}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {t(name === 'about' ? 'homePage.editText' : 'homePage.editTitle')}
        </Link>
      </div>
      {choosing && listing && records ? (
        <RecordsDialog
          section={listing}
          title={title}
          records={records}
          save={(next) => save({ records: { [listing]: next } }, { records: { [listing]: records } })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </EntityCard>
  );
}

/** Which records a section lists, in words. */
function Shown({ limit, ids }: { limit: number | null; ids: number[] }) {
  const { t } = useTranslation('admin');
  if (ids.length > 0) return t('homePage.picked', { count: ids.length });
  return limit === null ? t('homePage.automatic') : t('homePage.first', { count: limit });
}

/** The switch of a section, wherever its state is stored; the contact section has none, since every page leads to it. */
function useSectionSwitch(name: ComposedSection, layout: HomeLayout, switches: HomeSettings, save: SaveLayout) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const setHome = trpc.settings.setHome.useMutation({
    onSuccess: () => Promise.all([utils.settings.home.invalidate(), utils.dashboard.summary.invalidate()]),
  });
  const about = useAboutSwitch();
  const show = (checked: boolean, onSave: (checked: boolean) => Promise<unknown>) => ({
    state: checked ? ('shown' as const) : ('hidden' as const),
    control: (
      <VisibleSwitch
        name={t(`homePage.sections.${name}`)}
        checked={checked}
        onSave={onSave}
        failed={t('homePage.switchFailed')}
      />
    ),
  });
  if (name === 'contact') {
    return { state: 'always' as const, control: <Badge tone="ok">{t('homePage.alwaysShown')}</Badge> };
  }
  if (name === 'about') {
    if (!about) return { state: 'unwritten' as const, control: <Badge>{t('homePage.notShown')}</Badge> };
    return show(about.visible, about.setVisible);
  }
  if (hasSwitch(name))
    return show(switches[`home_show_${name}`], (on) => setHome.mutateAsync({ [`home_show_${name}`]: on }));
  const { hidden } = layout;
  const others = hidden.filter((section) => section !== name);
  return show(!hidden.includes(name), (on) => save({ hidden: on ? others : [...others, name] }, { hidden }));
}

/** Stores a change and offers to take it back; `before` is what it replaces. */
export function useLayoutSave(): SaveLayout {
  const offerBack = useTakeBack();
  const utils = trpc.useUtils();
  const store = trpc.settings.setHomeLayout.useMutation();
  const write = async (changes: HomeLayoutUpdate) => {
    utils.settings.homeLayout.setData(undefined, await store.mutateAsync(changes));
    await utils.settings.home.invalidate();
  };
  return async (changes, before) => {
    await write(changes);
    offerBack(() => write(before));
  };
}
