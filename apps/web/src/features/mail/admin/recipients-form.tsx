import { type MailRecord, mailRecipients } from '@pano/api/mail/mail.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { useToast } from '@pano/ui/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldScreen } from '#kit/admin/form/leave-guard.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { trpc } from '#kit/shared/trpc.ts';

interface Props {
  recipients: MailRecord['recipients'];
  onDirty: (isDirty: boolean) => void;
}

/** Who gets the messages of visitors: a decision of its own, whatever server sends them. */
export function RecipientsForm({ recipients, onDirty }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const form = useSchemaForm(mailRecipients, { recipients: recipients.join(', ') });
  const { isDirty } = form.formState;
  useHoldScreen(isDirty);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const store = trpc.mail.setRecipients.useMutation();
  const save = useSubmit(
    form,
    async () => {
      const stored = await store.mutateAsync(form.getValues());
      form.reset({ recipients: stored.join(', ') });
      await Promise.all([utils.mail.invalidate(), utils.contactForms.mailStatus.invalidate()]);
      toast.success(t('mail.recipientsSaved'));
    },
    t('mail.recipientsFailed'),
  );
  return (
    <form noValidate onSubmit={save.submit} className="mb-[18px] max-w-[760px]">
      <FormSection title={t('mail.notices')} description={t('mail.noticesLead')}>
        <TextField
          control={form.control}
          name="recipients"
          label={t('mail.fields.recipients')}
          hint={t('mail.fields.recipientsHint')}
          required
          input={{ inputMode: 'email', spellCheck: false }}
        />
        {save.failure ? <Banner kind="error">{save.failure}</Banner> : null}
        <Button type="submit" variant="line" busy={save.busy} className="justify-self-start">
          {t('mail.recipientsSave')}
        </Button>
      </FormSection>
    </form>
  );
}
