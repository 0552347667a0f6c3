import {
  type AboutSectionRecord,
  aboutSectionCreate,
  aboutSectionTranslation,
  blankAboutSection,
} from '@pano/api/about-section/about-section.schema';
import { adminScreens } from '@pano/api/addresses';
import { FormSection } from '@pano/ui/form-section';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { freshRecord, LoadedRecord } from '#kit/admin/form/loaded-record.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { useCreateOrUpdate } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** There is at most one section: where it exists, creating means editing it. */
export function NewAboutSectionRoute() {
  return <LoadedSection>{(section) => <NewOrExisting exists={section !== null} />}</LoadedSection>;
}

/** Decided once: the section that this form creates must not lead away from it. */
function NewOrExisting({ exists }: { exists: boolean }) {
  const [existed] = useState(exists);
  return existed ? <Navigate to={adminScreens.aboutSection.edit} replace /> : <AboutSectionForm />;
}

export function EditAboutSectionRoute() {
  return (
    <LoadedSection>
      {(section) =>
        section ? (
          <AboutSectionForm key={section.id} section={section} />
        ) : (
          <Navigate to={adminScreens.aboutSection.create} replace />
        )
      }
    </LoadedSection>
  );
}

function LoadedSection({ children }: { children: (section: AboutSectionRecord | null) => ReactNode }) {
  const { t } = useTranslation('admin');
  const section = trpc.aboutSection.get.useQuery(undefined, freshRecord);
  return (
    <LoadedRecord query={section} failed={t('aboutSection.loadFailed')} listPath={adminScreens.aboutSection.list}>
      {children}
    </LoadedRecord>
  );
}

/** Pixels. */
const editorHeight = 300;

export function AboutSectionForm({ section }: { section?: AboutSectionRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const form = useSchemaForm(aboutSectionCreate, section ?? blankAboutSection);
  const { control } = form;
  return (
    <EntityForm
      kind="aboutSection"
      texts="aboutSection"
      fields={aboutSectionCreate.shape}
      form={form}
      record={section}
      save={useCreateOrUpdate(trpc.aboutSection)}
      english={{ schema: aboutSectionTranslation }}
      read={() => utils.client.aboutSection.get.query()}
      onSaved={() => void utils.aboutSection.get.invalidate(undefined, { refetchType: 'all' })}
    >
      <FormSection title={t('aboutSection.content')}>
        <TextField control={control} name="title" />
        <RichTextField control={control} name="content" height={editorHeight} />
        <SharedFields>
          <ImageField control={control} name="image" />
        </SharedFields>
      </FormSection>
      <SharedFields>
        <FormSection title={t('frame.form.publishing')}>
          <CheckboxField control={control} name="visible" />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}
