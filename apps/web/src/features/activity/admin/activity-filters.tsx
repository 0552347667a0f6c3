import { activityActions, activityEntities } from '@pano/api/activity/activity.schema';
import { Button } from '@pano/ui/button';
import { TextInput } from '@pano/ui/text-input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '#kit/admin/list/choice-filter.tsx';
import type { List } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Kind of record, action, person and days. */
export function ActivityFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const people = trpc.activity.people.useQuery();
  return (
    <>
      <ChoiceFilter
        list={list}
        name="entity"
        // The history of one record makes sense with its kind alone.
        clears={['entityId']}
        label={t('activity.filters.entity')}
        all={t('activity.filters.allEntities')}
        options={activityEntities.map((value) => ({ value, text: t(`activity.entities.${value}.name`) }))}
      />
      <ChoiceFilter
        list={list}
        name="action"
        label={t('activity.filters.action')}
        all={t('activity.filters.allActions')}
        options={activityActions.map((value) => ({ value, text: t(`activity.actions.${value}`) }))}
      />
      <ChoiceFilter
        list={list}
        name="userId"
        label={t('activity.filters.person')}
        all={t('activity.filters.allPeople')}
        options={(people.data ?? []).map(({ id, name, email }) => ({ value: String(id), text: name ?? email }))}
      />
      <div className="flex gap-3 max-sm:w-full">
        <Day name="from" label={t('activity.filters.from')} list={list} />
        <Day name="to" label={t('activity.filters.to')} list={list} />
      </div>
      {list.filter('entityId') ? (
        <p className="flex w-full flex-wrap items-center gap-3">
          {t('activity.filters.record')}
          <Button variant="line" size="sm" onClick={list.showAll}>
            {t('activity.filters.wholeLog')}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** A day, empty while it does not filter. Half a date that is being typed has no value yet. */
function Day<Sort extends string>({ name, label, list }: { name: 'from' | 'to'; label: string; list: List<Sort> }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 max-sm:grid max-sm:gap-1">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-2">
        {label}
      </label>
      <TextInput
        id={id}
        type="date"
        value={list.filter(name) ?? ''}
        onChange={({ target }) => list.setFilters({ [name]: target.value || null })}
      />
    </div>
  );
}
