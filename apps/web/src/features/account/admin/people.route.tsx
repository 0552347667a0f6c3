import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';
import { InviteDialog } from './invite-dialog';
import { Person } from './person';

/** Everybody who may sign in, and who was invited. */
export function PeopleRoute() {
  const { t } = useTranslation('admin');
  const list = trpc.people.list.useQuery();
  const [inviting, setInviting] = useState(false);
  const invite = (
    <Button onClick={() => setInviting(true)}>
      <UserPlus aria-hidden="true" />
      {t('people.invite')}
    </Button>
  );
  return (
    <>
      <ScreenHead title={t('people.title')} description={t('people.lead')} actions={invite} />
      {list.data ? (
        <div className="grid max-w-[860px] gap-[18px]">
          <People {...list.data} />
        </div>
      ) : (
        <Pending queries={[list]} failed={t('people.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} className="grid-cols-1" />
        </Pending>
      )}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}

function People({ people, invitations }: Outputs['people']['list']) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Box title={t('people.list')} padded={false}>
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
        <p className="border-t border-line px-5 py-3 text-sm text-ink-3">{t('people.rolesHint')}</p>
      </Box>
      {invitations.length > 0 ? <Invitations invitations={invitations} /> : null}
      {people.length + invitations.length === 1 ? <EmptyState text={t('people.alone')} /> : null}
    </>
  );
}

function Invitations({ invitations }: Pick<Outputs['people']['list'], 'invitations'>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const { run, busy } = useAction();
  const cancel = trpc.people.cancelInvitation.useMutation({ onSettled: () => utils.people.list.invalidate() });
  return (
    <Box title={t('people.waiting')} padded={false}>
      <ul className="divide-y divide-line">
        {invitations.map(({ id, name, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <div className="grid min-w-[200px] flex-1 gap-0.5 [overflow-wrap:anywhere]">
              <p className="font-[600]">{name}</p>
              <p className="text-sm text-ink-3">{[email, t(`people.roles.${role}`)].join(' · ')}</p>
              <p className="text-sm text-ink-3">
                {t('people.until', { when: formatShortDateTime(expiresAt, locale) })}
              </p>
            </div>
            <Button
              variant="line"
              size="sm"
              disabled={busy}
              className="max-sm:min-h-11"
              aria-label={t('people.cancelNamed', { name })}
              onClick={() =>
                void run(() => cancel.mutateAsync({ id }), { done: t('people.cancelled'), failed: t('people.failed') })
              }
            >
              {t('people.cancel')}
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
