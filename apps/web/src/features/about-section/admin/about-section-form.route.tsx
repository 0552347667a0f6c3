import type { AboutSectionRecord } from '@pano/api/about-section/about-section.schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { freshRecord, RecordGate } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { AboutSectionForm } from './about-section-form';

/** There is at most one section: where it exists, creating means editing it. */
export function NewAboutSectionRoute() {
  return <Gate>{(section) => <NewUnless exists={section !== null} />}</Gate>;
}

/** Decided once: the section that this form creates must not lead away from it. */
function NewUnless({ exists }: { exists: boolean }) {
  const [existed] = useState(exists);
  return existed ? <Navigate to="/admin/about-section/edit" replace /> : <AboutSectionForm />;
}

export function EditAboutSectionRoute() {
  return (
    <Gate>
      {(section) =>
        section ? (
          <AboutSectionForm key={section.id} section={section} />
        ) : (
          <Navigate to="/admin/about-section/new" replace />
        )
      }
    </Gate>
  );
}

function Gate({ children }: { children: (section: AboutSectionRecord | null) => ReactNode }) {
  const { t } = useTranslation('admin');
  const section = trpc.aboutSection.get.useQuery(undefined, freshRecord);
  return (
    <RecordGate query={section} failed={t('aboutSection.loadFailed')} listPath="/admin/about-section">
      {children}
    </RecordGate>
  );
}
