import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Box } from '@pano/ui/card';
import { Field } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { StageSelect } from './stage-select';
import { useLeadChanged, usePeople } from './use-leads';

/** Where a lead stands, since when, and whose it is where several people share the work. */
export function StageBox({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { people, isShared } = usePeople();
  return (
    <Box title={t('leadDesk.stage')}>
      <div className="grid gap-3">
        <StageSelect lead={lead} />
        <p className="text-sm text-ink-3 tabular-nums">
          {t('leadDesk.since', { date: formatShortDateTime(lead.stageAt, locale) })}
        </p>
        {isShared ? <Assignee lead={lead} people={people} /> : null}
      </div>
    </Box>
  );
}

function Assignee({ lead: { id, assignee }, people }: { lead: Lead; people: { id: number; name: string }[] }) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const assign = trpc.leads.assign.useMutation({ onSuccess: useLeadChanged() });
  const choose = (userId: number | null) =>
    run(() => assign.mutateAsync({ id, data: { userId } }), { failed: t('leadDesk.assignFailed') });
  // Somebody who may no longer sign in is named until another person is chosen.
  const choices = assignee && !people.some((person) => person.id === assignee.id) ? [assignee, ...people] : people;
  return (
    <Field label={t('leadDesk.assignee.label')}>
      {(control) => (
        <Select
          {...control}
          value={assignee?.id ?? ''}
          disabled={busy}
          onChange={({ target }) => void choose(Number(target.value) || null)}
        >
          <option value="">{t('leadDesk.assignee.none')}</option>
          {choices.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
