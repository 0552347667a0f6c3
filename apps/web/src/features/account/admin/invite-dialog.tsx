import { invitationPath } from '@pano/api/addresses';
import { type CreatedInvitation, newInvitation } from '@pano/api/auth/people.schema';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#kit/admin/form/choice-fields.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { FormEnd } from './form-end';
import { NewLink } from './shown-once';

/** Invites somebody, and then shows the link, this once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const [created, setCreated] = useState<CreatedInvitation | null>(null);
  const show = async (invitation: CreatedInvitation) => {
    setCreated(invitation);
    await utils.people.list.invalidate();
  };
  return (
    <Dialog onClose={onClose} title={t('people.invite')} description={t('people.inviteLead')} size="md">
      {created ? (
        <InvitationLink created={created} onClose={onClose} />
      ) : (
        <InvitationFields onCreated={show} onCancel={onClose} />
      )}
    </Dialog>
  );
}

interface FieldsProps {
  onCreated: (created: CreatedInvitation) => Promise<void>;
  onCancel: () => void;
}

function InvitationFields({ onCreated, onCancel }: FieldsProps) {
  const { t } = useTranslation('admin');
  const invite = trpc.people.invite.useMutation();
  const form = useSchemaForm(newInvitation, { name: '', email: '', role: 'editor' });
  const { control } = form;
  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => onCreated(await invite.mutateAsync(values)),
    t('people.failed'),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField control={control} name="name" label={t('people.name')} required input={{ autoComplete: 'off' }} />
      <TextField
        control={control}
        name="email"
        label={t('people.email')}
        required
        input={{ type: 'email', autoComplete: 'off' }}
      />
      <SelectField
        control={control}
        name="role"
        label={t('people.roleLabel')}
        hint={t('people.rolesHint')}
        options={newInvitation.shape.role.options.map((value) => ({ value, text: t(`people.roles.${value}`) }))}
      />
      <FormEnd failure={failure} busy={busy} submitLabel={t('people.create')} onCancel={onCancel} />
    </form>
  );
}

function InvitationLink({ created, onClose }: { created: CreatedInvitation; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const { data: canMail = false } = trpc.auth.canReset.useQuery();
  const mail = trpc.people.mailInvitation.useMutation();
  const { token, invitation } = created;
  const done = t('people.mailed', { email: invitation.email });
  const send = () => run(() => mail.mutateAsync({ token }), { done, failed: t('people.failed') });
  return (
    <NewLink
      link={new URL(invitationPath(token), window.location.origin).href}
      onSaved={onClose}
      actions={
        canMail ? (
          <Button variant="line" size="sm" busy={busy} onClick={() => void send()}>
            <Mail aria-hidden="true" />
            {t('people.mail')}
          </Button>
        ) : null
      }
    />
  );
}
