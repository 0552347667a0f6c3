import { leadChannels, leadStages } from '@pano/api/contact-forms/lead.schema';
import { Chips } from '@pano/ui/chips';
import { Segmented } from '@pano/ui/segmented';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter, readBoolean } from '#kit/admin/list/choice-filter.tsx';
import type { List } from '#kit/admin/list/use-list.ts';
import { type Inputs, trpc } from '#kit/shared/trpc.ts';
import { usePeople } from './use-leads';

/** What the address of the list names, and what the query takes of it. */
export const leadFilters = ['stage', 'due', 'read', 'channel', 'assigneeId'] as const;

export type LeadList = List<'-createdAt' | 'createdAt'>;
export type LeadListQuery = NonNullable<Inputs['leads']['list']>;

/** Choices that an address invented do not filter. */
export function readFilters({ query, filter }: LeadList): LeadListQuery {
  const due = filter('due') === 'today' ? 'today' : undefined;
  const assigneeId = filter('assigneeId');
  return {
    ...query,
    stage: leadStages.find((stage) => stage === filter('stage')),
    due,
    read: readBoolean(filter('read')),
    channel: leadChannels.find((channel) => channel === filter('channel')),
    assigneeId: assigneeId && /^(?:me|none|[1-9]\d{0,8})$/.test(assigneeId) ? assigneeId : undefined,
    // What is due is done in its order.
    sort: query.sort ?? (due ? 'nextAt' : undefined),
  };
}

const chips = ['all', 'due', ...leadStages] as const;

/** One row of stages with the number of leads in each; spam is left out of all others. */
export function StageChips({ list }: { list: LeadList }) {
  const { t } = useTranslation('admin');
  const { data: counts } = trpc.leads.counts.useQuery(undefined, { staleTime: 0 });
  const chosen = list.filter('due') ? 'due' : (leadStages.find((stage) => stage === list.filter('stage')) ?? 'all');
  const name = (chip: (typeof chips)[number]) =>
    chip === 'all' || chip === 'due' || chip === 'spam' ? t(`leadDesk.chips.${chip}`) : t(`leads.stages.${chip}`);
  return (
    <Chips
      label={t('leadDesk.chips.label')}
      value={chosen}
      onValueChange={(chip) =>
        list.setFilters({
          due: chip === 'due' ? 'today' : null,
          stage: chip === 'all' || chip === 'due' ? null : chip,
        })
      }
      options={chips.map((chip) => ({
        value: chip,
        text: name(chip),
        count: counts && (chip === 'all' || chip === 'due' ? counts[chip] : counts.stages[chip]),
      }))}
      className="-mx-1 mb-4"
    />
  );
}

/** By read state, by how leads came in, and by whose they are where there is more than one person. */
export function LeadFilters({ list }: { list: LeadList }) {
  const { t } = useTranslation('admin');
  const { people, isShared } = usePeople();
  return (
    <>
      <ReadFilter list={list} />
      <ChoiceFilter
        list={list}
        name="channel"
        label={t('leadDesk.channel.label')}
        all={t('leadDesk.channel.all')}
        options={leadChannels.map((value) => ({ value, text: t(`leads.channels.${value}`) }))}
        className="w-full sm:w-44"
      />
      {isShared ? (
        <ChoiceFilter
          list={list}
          name="assigneeId"
          label={t('leadDesk.assignee.label')}
          all={t('leadDesk.assignee.all')}
          options={[
            { value: 'me', text: t('leadDesk.assignee.me') },
            { value: 'none', text: t('leadDesk.assignee.none') },
            ...people.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          className="w-full sm:w-52"
        />
      ) : null}
    </>
  );
}

const choices = ['all', 'unread', 'read'] as const;
const values = { all: null, unread: 'false', read: 'true' };

function ReadFilter({ list }: { list: LeadList }) {
  const { t } = useTranslation('admin');
  const read = readBoolean(list.filter('read'));
  return (
    <Segmented
      label={t('contactForms.filter.label')}
      value={read === undefined ? 'all' : read ? 'read' : 'unread'}
      onValueChange={(choice) => list.setFilters({ read: values[choice] })}
      options={choices.map((value) => ({ value, text: t(`contactForms.filter.${value}`) }))}
    />
  );
}
