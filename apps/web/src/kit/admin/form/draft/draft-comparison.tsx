import { FoldedFormSection } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { compareVersions, FieldChanges, type FormKind } from '../../history/field-changes';
import { type ShowValue, useValueWords } from '../conflict-dialog';
import { useFieldNames } from '../field-labels';
import type { ServerDraft } from './draft-fields';

interface Props {
  kind: FormKind;
  draft: ServerDraft;
  /** Who has kept it. */
  assistant: string;
  showValue: ShowValue | undefined;
}

/** The fields of a draft beside what is live, as the history compares versions. */
export function DraftComparison({ kind, draft, assistant, showValue }: Props) {
  const { t } = useTranslation('admin');
  const nameOf = useFieldNames(kind);
  const words = useValueWords(showValue);
  const { kinds, live, values } = draft;
  return (
    <div className="mb-4">
      <FoldedFormSection
        title={t(draft.locale === 'en' ? 'assistants.comparisonEnglish' : 'assistants.comparison')}
        open
      >
        <FieldChanges
          fields={compareVersions({ kinds, values: live }, { kinds, values }, words)}
          names={[t('frame.history.live'), t('assistants.by', { name: assistant })]}
          label={nameOf}
          onlyChanged
          heading="h3"
        />
      </FoldedFormSection>
    </div>
  );
}
