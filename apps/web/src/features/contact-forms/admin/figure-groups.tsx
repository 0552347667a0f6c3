import { leadChannels, leadStages, lostReasons } from '@pano/api/contact-forms/lead.schema';
import type { FigureGroup, LeadFigures } from '@pano/api/contact-forms/lead-figures.schema';
import { describeSource } from '@pano/api/insight/visit-source.schema';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

const fewRows = 10;
const numberClass = 'px-3 py-2 text-end font-[600] whitespace-nowrap tabular-nums last:pe-5';

function GroupTable({ title, groups, total, nameOf }: Props) {
  const { t } = useTranslation('admin');
  const [isWhole, setIsWhole] = useState(false);
  const rows = isWhole ? groups : groups.slice(0, fewRows);
  const others = total - groups.reduce((sum, { leads }) => sum + leads, 0);
  const hasWon = groups.some(({ won }) => won !== undefined);
  return (
    <Box
      title={title}
      padded={false}
      actions={
        groups.length > fewRows ? (
          <Button variant="line" size="sm" onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'leadFigures.groups.less' : 'leadFigures.groups.all')}
          </Button>
        ) : null
      }
    >
      {groups.length > 0 ? (
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">{title}</caption>
          <thead className="bg-surface-2 text-[0.8125rem] text-ink-3">
            <tr>
              <th scope="col" className="w-full px-5 py-2 text-start font-[600]">
                {title}
              </th>
              <th scope="col" className={numberClass}>
                {t('leadFigures.groups.count')}
              </th>
              {hasWon ? (
                <th scope="col" className={numberClass}>
                  {t('leadFigures.groups.won')}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ value, leads, won }) => (
              <tr key={value ?? ''}>
                <th scope="row" className="px-5 py-2.5 text-start font-[560] wrap-anywhere">
                  {value === null ? t('leadFigures.groups.unknown') : nameOf(value)}
                </th>
                <td className={numberClass}>{leads}</td>
                {hasWon ? <td className={numberClass}>{won}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="p-5 text-ink-3">{t('leadFigures.groups.empty')}</p>
      )}
      {isWhole && others > 0 ? (
        <p className="flex justify-between gap-4 border-t border-line px-5 py-3 text-ink-2">
          {t('leadFigures.groups.others')} <span className="tabular-nums">{others}</span>
        </p>
      ) : null}
    </Box>
  );
}
