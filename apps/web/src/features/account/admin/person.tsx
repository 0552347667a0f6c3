import { type PersonRecord, roleChange } from '@pano/api/auth/people.schema';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { Select } from '@pano/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionTexts, useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

const roles = roleChange.shape.role.options;

/** A person with what an owner may change about them; of oneself only what others see. */
export function Person({ person }: { person: PersonRecord }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { email, name, role, active, secondFactor, lastSeenAt, current } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
      <div className="grid min-w-[200px] flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[600] [overflow-wrap:anywhere]">
          {name ?? email}
          {current ? <Badge tone="neutral">{t('people.you')}</Badge> : null}
          {active ? null : <Badge tone="warn">{t('people.off')}</Badge>}
          {secondFactor ? <Badge tone="ok">{t('account.secondFactor.title')}</Badge> : null}
        </p>
        <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">
          {[...(name ? [email] : []), ...(current ? [t(`people.roles.${role}`)] : [])].join(' · ')}
        </p>
        <p className="text-sm text-ink-3">
          {lastSeenAt ? t('people.lastSeen', { when: formatShortDateTime(lastSeenAt, locale) }) : t('people.neverSeen')}
        </p>
      </div>
      {current ? null : <PersonActions person={person} />}
    </li>
  );
}

function PersonActions({ person: { id, name, email, role, active } }: { person: PersonRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { run, busy } = useAction();
  const [leaving, setLeaving] = useState(false);
  const changed = { onSettled: () => utils.people.list.invalidate() };
  const setRole = trpc.people.setRole.useMutation(changed);
  const setActive = trpc.people.setActive.useMutation(changed);
  const remove = trpc.people.remove.useMutation(changed);
  const who = name ?? email;
  const change = (action: () => Promise<unknown>, done: ActionTexts<unknown>['done']) =>
    run(action, { done, failed: t('people.failed') });
  const confirmRemoval = async () => {
    await change(() => remove.mutateAsync({ id }), t('people.removed'));
    setLeaving(false);
  };
  const toggle = () =>
    change(
      () => setActive.mutateAsync({ id, active: !active }),
      active ? t('people.switchedOff') : t('people.switchedOn'),
    );
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full max-sm:[&_button]:min-h-11 max-sm:[&_button]:flex-1">
      <Select
        aria-label={t('people.role', { name: who })}
        value={role}
        disabled={busy}
        className="w-36 max-sm:w-full"
        onChange={({ target }) => {
          const chosen = roles.find((one) => one === target.value);
          if (chosen) void change(() => setRole.mutateAsync({ id, role: chosen }), t('people.roleChanged'));
        }}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {t(`people.roles.${one}`)}
          </option>
        ))}
      </Select>
      <Button
        variant="line"
        size="sm"
        disabled={busy}
        aria-label={t(active ? 'people.switchOffNamed' : 'people.switchOnNamed', { name: who })}
        onClick={() => void toggle()}
      >
        {t(active ? 'people.switchOff' : 'people.switchOn')}
      </Button>
      <Button
        variant="danger-line"
        size="sm"
        disabled={busy}
        aria-label={t('people.removeNamed', { name: who })}
        onClick={() => setLeaving(true)}
      >
        {t('people.remove')}
      </Button>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t('people.removeTitle')}
        question={t('people.removeQuestion', { name: who })}
        confirmLabel={t('people.confirm')}
        busy={remove.isPending}
        onConfirm={() => void confirmRemoval()}
      />
    </div>
  );
}
