import { adminScreens, type ComposedSection, listingSections } from '@pano/api/addresses';
import { type HomePage, hasSwitch } from '@pano/api/settings/home-layout.schema';
import { Badge } from '@pano/ui/badge';
import { Button, buttonClass } from '@pano/ui/button';
import { ListChecks, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntityCard } from '#kit/admin/list/entity-card.tsx';
import { VisibleSwitch } from '#kit/admin/list/state-switch.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { useEmptySections } from '../empty-sections';
import { aboutScreen, useAboutSwitch } from '../side-cards';
import { useShownWords } from './composition-words';
import type { PageSave } from './page-save';
import { RecordsDialog } from './records-dialog';

interface Props {
  name: ComposedSection;
  /** The buttons that move it. */
  strip: ReactNode;
  page: HomePage;
  save: PageSave;
}

/** A section of the home page: whether it is shown, what it lists, and the way to its title. */
export function SectionCard({ name, strip, page, save }: Props) {
  const { t } = useTranslation('admin');
  const words = useShownWords();
  const [choosing, setChoosing] = useState(false);
  const { state, control } = useSectionSwitch(name, page, save);
  const listing = listingSections.find((listed) => listed === name);
  const records = listing && page[`shown_${listing}`];
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
      <p className="text-ink-2">{state === 'shown' && records ? words(records) : t(`homePage.${state}`)}</p>
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
          save={(next) => save.compose({ [`shown_${listing}`]: next }, { [`shown_${listing}`]: records })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </EntityCard>
  );
}

/** The switch of a section, wherever its state is stored; the contact section has none, since every page leads to it. */
function useSectionSwitch(name: ComposedSection, page: HomePage, save: PageSave) {
  const { t } = useTranslation('admin');
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
  if (hasSwitch(name)) return show(page[`home_show_${name}`], (on) => save.setShown(name, on));
  const { hidden } = page;
  const others = hidden.filter((section) => section !== name);
  return show(!hidden.includes(name), (on) => save.compose({ hidden: on ? others : [...others, name] }, { hidden }));
}
