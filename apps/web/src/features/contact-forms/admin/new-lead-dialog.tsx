import { adminRecordPath } from '@pano/api/addresses';
import { leadChannels, leadCreate } from '@pano/api/contact-forms/lead.schema';
import { Banner } from '@pano/ui/banner';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { SelectField } from '#kit/admin/form/choice-fields.tsx';
import { FormDialog } from '#kit/admin/form/form-dialog.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { NextStepFields, readStep, typedStep } from './next-step-fields';
import { useLeadChanged } from './use-leads';

/** Visitors send the form themselves. */
const channels = leadChannels.filter((channel) => channel !== 'form');

const blank: z.input<typeof leadCreate> = {
  name: '',
  email: '',
  phone: null,
  channel: 'phone',
  subject: null,
  message: '',
  district: null,
};

/** Takes down a call or a visit, and opens it. */
export function NewLeadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const toast = useToast();
  const create = trpc.leads.create.useMutation({ onSuccess: useLeadChanged() });
  const form = useSchemaForm(leadCreate, blank);
  const [step, setStep] = useState(typedStep(null, null));
  const { control } = form;
  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => {
      const { id } = await create.mutateAsync({ ...values, next: readStep(step) });
      toast.success(t('leadDesk.create.done'));
      onClose();
      await navigate(adminRecordPath('contactForm', id));
    },
    t('leadDesk.create.failed'),
  );
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      fullScreenOnPhone
      title={t('leadDesk.create.title')}
      onSubmit={submit}
      busy={busy}
      submitText={t('leadDesk.save')}
      className="sm:grid-cols-2"
    >
      {failure ? (
        <Banner kind="error" className="sm:col-span-2">
          {failure}
        </Banner>
      ) : null}
      <TextField control={control} name="name" label={t('leadDesk.create.name')} required />
      <SelectField
        control={control}
        name="channel"
        label={t('leadDesk.channel.label')}
        options={channels.map((value) => ({ value, text: t(`leads.channels.${value}`) }))}
      />
      <TextField control={control} name="phone" label={t('leadDesk.create.phone')} input={{ type: 'tel' }} />
      <TextField control={control} name="email" label={t('leadDesk.reply.mail')} input={{ type: 'email' }} />
      <TextField control={control} name="subject" label={t('leadDesk.create.subject')} />
      <TextField control={control} name="district" label={t('leadDesk.details.district')} />
      <TextareaField
        control={control}
        name="message"
        label={t('leadDesk.create.message')}
        rows={3}
        className="sm:col-span-2"
      />
      <fieldset className="grid gap-4 sm:col-span-2">
        <legend className="mb-3 font-[600]">{t('leadDesk.next.title')}</legend>
        <NextStepFields value={step} onChange={setStep} />
      </fieldset>
    </FormDialog>
  );
}
