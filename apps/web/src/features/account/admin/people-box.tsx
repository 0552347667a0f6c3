import type { PersonRecord } from '@pano/api/auth/people.schema';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** The others who may sign in, each of whom can be removed; nothing where there is nobody else. */
export function PeopleBox() {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const utils = trpc.useUtils();
  const { data } = trpc.people.list.useQuery();
  const [leaving, setLeaving] = useState<PersonRecord | null>(null);
  const remove = trpc.people.remove.useMutation();
  const others = (data?.people ?? []).filter(({ current }) => !current);
  if (others.length === 0) return null;
  const confirm = async ({ id }: PersonRecord) => {
    const texts = { done: t('account.people.removed'), failed: t('account.secondFactor.failed') };
    await run(() => remove.mutateAsync({ id }), texts);
    setLeaving(null);
    await utils.people.list.invalidate();
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
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('account.people.removeTitle')}
        question={t('account.people.removeQuestion', { email: leaving?.email })}
        confirmLabel={t('account.people.confirm')}
        busy={remove.isPending}
        onConfirm={() => leaving && void confirm(leaving)}
      />
    </FormSection>
  );
}
