import { adminScreens } from '@pano/api/addresses';
import { type LeadTemplates, leadTemplatesUpdate, maxTemplates } from '@pano/api/contact-forms/lead-template.schema';
import { Banner } from '@pano/ui/banner';
import { useToast } from '@pano/ui/toast';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormErrors } from '#kit/admin/form/form-errors.ts';
import { BackLink } from '#kit/admin/form/head-links.tsx';
import { LeaveGuard, useHoldScreen } from '#kit/admin/form/leave-guard.tsx';
import { freshRecord, LoadedRecord } from '#kit/admin/form/loaded-record.tsx';
import { PlainSaveBar } from '#kit/admin/form/plain-save-bar.tsx';
import { RowsSection } from '#kit/admin/form/rows-section.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';

const { list } = adminScreens.contactForm;

/** The messages that the firm sends again and again. */
export function LeadTemplatesRoute() {
  const { t } = useTranslation('admin');
  const templates = trpc.leads.templates.useQuery(undefined, freshRecord);
  return (
    <>
      <ScreenHead
        title={t('leadDesk.templates.title')}
        description={t('leadDesk.templates.lead')}
        back={<BackLink to={list} />}
      />
      <LoadedRecord query={templates} failed={t('leadDesk.templates.loadFailed')} listPath={list}>
        {(record) => <TemplatesForm record={record} />}
      </LoadedRecord>
    </>
  );
}

function TemplatesForm({ record }: { record: LeadTemplates }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const form = useSchemaForm(leadTemplatesUpdate, record);
  const { control } = form;
  const { isDirty } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(form, element);
  const { fields, append, remove } = useFieldArray({ control, name: 'templates' });
  const store = trpc.leads.setTemplates.useMutation();
  const [isOutdated, setIsOutdated] = useState(false);
  useHoldScreen(isDirty);

  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => {
      setIsOutdated(false);
      try {
        const saved = await store.mutateAsync(values);
        utils.leads.templates.setData(undefined, saved);
        form.reset(saved);
        toast.success(t('leadDesk.templates.saved'));
      } catch (error) {
        if (readClientError(error)?.kind !== 'stale') throw error;
        // What is typed stays. Whoever has read that somebody was faster may save it all the same.
        form.setValue('version', (await utils.client.leads.templates.query()).version);
        setIsOutdated(true);
      }
    },
    t('leadDesk.templates.failed'),
  );
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-1 flex-col">
      <div className="grid max-w-[760px] flex-1 content-start gap-[18px]">
        <RowsSection
          texts="leadDesk.templates"
          rows={fields}
          max={maxTemplates}
          onAdd={() => append({ name: '', text: '' })}
          onRemove={remove}
        >
          {(index) => (
            <>
              <TextField
                control={control}
                name={`templates.${index}.name`}
                label={t('leadDesk.templates.name')}
                required
              />
              <TextareaField
                control={control}
                name={`templates.${index}.text`}
                label={t('leadDesk.templates.text')}
                rows={3}
                required
              />
            </>
          )}
        </RowsSection>
        {isOutdated ? <Banner kind="warning">{t('leadDesk.templates.changed')}</Banner> : null}
        {failure ? <Banner kind="error">{failure}</Banner> : null}
      </div>
      <PlainSaveBar
        errors={errors}
        isDirty={isDirty}
        isSaving={busy}
        hasFailed={failure !== null || isOutdated}
        onCancel={() => form.reset()}
        submitLabel={t('leadDesk.save')}
      />
      <LeaveGuard dirty={isDirty} holds={() => isDirty} onLeave={() => undefined} />
    </form>
  );
}
