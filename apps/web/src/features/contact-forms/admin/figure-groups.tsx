import { leadChannels, leadStages, lostReasons } from '@pano/api/contact-forms/lead.schema';
import type { FigureGroup, LeadFigures } from '@pano/api/contact-forms/lead-figures.schema';
import { describeSource } from '@pano/api/insight/visit-source.schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FigureColumn, FigureTable, firstRows } from '#kit/admin/figures/figure-table.tsx';
import { useLinkTargets } from '#kit/admin/links/use-link-targets.ts';
import { useLocale } from '#kit/shared/language.ts';

type Group = Omit<FigureGroup, 'won'> & Partial<Pick<FigureGroup, 'won'>>;

/** The leads of a period by where they came from and what became of them. */
export function FigureGroups({ figures }: { figures: LeadFigures }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { totals } = figures;
  const channelName = (value: string) => {
    const channel = leadChannels.find((known) => known === value);
    return channel ? t(`leads.channels.${channel}`) : value;
  };
  const stageName = (value: string) => {
    const stage = leadStages.find((known) => known === value);
    return stage ? t(`leads.stages.${stage}`) : value;
  };
  const reasonName = (value: string) => {
    const reason = lostReasons.find((known) => known === value);
    return reason ? t(`leads.lostReasons.${reason}`) : value;
  };
  const tables = [
    { name: 'sources', total: totals.leads, nameOf: (value: string) => describeSource(value, locale) },
    { name: 'pages', total: totals.leads, nameOf: (value: string) => <PageName path={value} /> },
    { name: 'districts', total: totals.leads, nameOf: (value: string) => value },
    { name: 'channels', total: totals.leads, nameOf: channelName },
    { name: 'stages', total: totals.leads, nameOf: stageName },
    { name: 'lostReasons', total: totals.lost, nameOf: reasonName },
  ] as const;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {tables.map(({ name, total, nameOf }) => (
        <GroupTable
          key={name}
          title={t(`leadFigures.groups.${name}`)}
          groups={figures[name]}
          total={total}
          nameOf={nameOf}
        />
      ))}
    </div>
  );
}

/** A page by its title or by what menus call it; by its address alone where neither is known. */
function PageName({ path }: { path: string }) {
  const { chosen } = useLinkTargets(path, false);
  if (!chosen) return path;
  return (
    <>
      {chosen.name} <span className="text-sm text-ink-3">{path}</span>
    </>
  );
}

interface Props {
  title: string;
  groups: Group[];
  /** How many leads there are in all groups, also in those that the server left out. */
  total: number;
  nameOf: (value: string) => ReactNode;
}

function GroupTable({ title, groups, total, nameOf }: Props) {
  const { t } = useTranslation('admin');
  const [isWhole, setIsWhole] = useState(false);
  const others = total - groups.reduce((sum, { leads }) => sum + leads, 0);
  const columns: FigureColumn<Group>[] = [{ header: t('leadFigures.groups.count'), cell: ({ leads }) => leads }];
  if (groups.some(({ won }) => won !== undefined)) {
    columns.push({ header: t('leadFigures.groups.won'), cell: ({ won }) => won });
  }
  return (
    <FigureTable
      title={title}
      rows={isWhole ? groups : groups.slice(0, firstRows)}
      getRowId={({ value }) => value ?? ''}
      name={({ value }) => (value === null ? t('leadFigures.groups.unknown') : nameOf(value))}
      columns={columns}
      total={groups.length}
      isWhole={isWhole}
      onWholeChange={setIsWhole}
      empty={t('figures.empty')}
    >
      {isWhole && others > 0 ? (
        <p className="flex justify-between gap-4 border-t border-line px-5 py-3 text-ink-2">
          {t('leadFigures.groups.others')} <span className="tabular-nums">{others}</span>
        </p>
      ) : null}
    </FigureTable>
  );
}
