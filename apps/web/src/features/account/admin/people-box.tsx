import type { PersonRecord } from '@pano/api/auth/account.schema';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { ProofForm } from './reauthenticate-form';

/** The others who may sign in, each of whom can be removed; nothing where there is nobody else. */
export function PeopleBox({ email }: { email: string }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const { data: people = [] } = trpc.account.people.useQuery();
  const [leaving, setLeaving] = useState<PersonRecord | null>(null);
  const remove = trpc.account.removePerson.useMutation();
  const others = people.filter(({ current }) => !current);
  if (others.length === 0) return null;
  const confirm = async ({ id }: PersonRecord, currentPassword: string) => {
    await remove.mutateAsync({ id, currentPassword });
    toast.success(t('account.people.removed'));
    setLeaving(null);
    await utils.account.people.invalidate();
  };
  return (
    <FormSection title={t('account.people.title')} description={t('account.people.lead')}>
      <ul className="grid gap-3">
        {others.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{person.email}</span>
            {person.secondFactor ? <Badge tone="ok">{t('account.secondFactor.title')}</Badge> : null}
            <Button
              variant="danger-line"
              size="sm"
              aria-label={t('account.people.removeNamed', { email: person.email })}
              onClick={() => setLeaving(person)}
            >
              {t('account.people.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {leaving ? (
        <ProofForm
          key={leaving.id}
          danger
          email={email}
          lead={t('account.people.prove', { email: leaving.email })}
          submitLabel={t('account.people.confirm')}
          onProof={({ currentPassword }) => confirm(leaving, currentPassword)}
          onCancel={() => setLeaving(null)}
        />
      ) : null}
    </FormSection>
  );
}
