import { adminScreens } from '@pano/api/addresses';
import { RequiredNote } from '@pano/ui/field';
import { FormColumns } from '@pano/ui/form-section';
import { SkeletonForm } from '@pano/ui/skeleton';
import { useToast } from '@pano/ui/toast';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation } from 'react-router';
import type * as z from 'zod';
import type { FormKind } from '../history/field-changes';
import { type NewRecordState, newRecordState } from '../list/new-record';
import { besidePreview, useFormPreview } from '../preview/use-preview';
import type { ShowValue } from './conflict-dialog';
import { readChanges } from './draft/draft-fields';
import { FormDraftContext } from './draft/use-form-draft';
import { EnglishContext, type SaveMode, type WithEnglish } from './english/english-context';
import { useReturnPath } from './english/english-link';
import { InEachLanguage } from './english/shown-language';
import { FieldLabelsContext, type LabelledFields, type RecordTexts, useFieldLabels } from './field-labels';
import { type FormButtons, FormSaveBar } from './form-save-bar';
import { FormHead } from './head-links';
import { RunningUploadsContext, useUploadsBeforeSave } from './running-uploads';
import { SaveFailure } from './save-failure';
import type { SavedRecord } from './saved-record';
import { useDraftedForm } from './use-drafted-form';
import { useLinkedField } from './use-linked-field';
import type { SchemaForm } from './use-schema-form';

interface Props<Values extends FieldValues, Output, Saved, Texts extends RecordTexts, Fields> {
  kind: FormKind;
  /** Names its texts, such as `services`: title, messages and, under `fields`, what the fields are called. */
  texts: Texts;
  form: SchemaForm<Values, Output>;
  /** The rules of the fields, by their names: they are compared when somebody else saved in between. */
  fields: LabelledFields<Texts, Fields>;
  /** The record that is edited, as it was read; absent for a new one. */
  record: Saved | undefined;
  /** Creates without `current`, else updates that record from the version it carries. */
  save: (values: Output, current: Saved | undefined, mode?: SaveMode<Saved>) => Promise<Saved>;
  /** Loads again what other screens show of the record. */
  onSaved: (saved: Saved) => void;
  /** The address of the public page; null while visitors cannot open it. */
  sitePath?: (saved: Saved) => string | null;
  /** False where there is no list that 'İptal' leads to, and a save one second later: 'İptal' takes back what was typed. */
  hasList?: boolean;
  /** What the button says, where it does not say what it always says. */
  buttons?: FormButtons;
  showValue?: ShowValue;
  /** Holds the way back to the list after a save, while there is something left to decide. */
  stay?: boolean;
  /** Turns somebody else's version, as the server sends it, into a record of the form; null for anything else. */
  readCurrent?: (current: unknown) => Saved | null;
  /** Turns fields of the record, as the server has them, into those of the form, where these have another shape. */
  toForm?: (values: object) => object;
  /** The live preview. */
  aside?: ReactNode;
  children: ReactNode;
}

const redirectAfterMs = 1000;

/** The screen of a form: heading, fields, save bar, and what keeps typed text from getting lost. */
export function EntityForm<
  Values extends FieldValues,
  Output extends object,
  Saved extends SavedRecord & Values,
  Texts extends RecordTexts,
  Fields extends Record<string, z.core.$ZodType>,
>(props: Props<Values, Output, Saved, Texts, Fields> & WithEnglish<Saved>) {
  const { kind, form, record, stay = false, hasList = true, buttons = {}, aside, children } = props;
  const texts: RecordTexts = props.texts;
  const { list } = adminScreens[kind];
  const listPath = useReturnPath(hasList ? list : undefined);
  /** Names the drafts, such as `hero-sections`. */
  const entity = hasList ? list.replace(/.*\//, '') : kind;
  const { t } = useTranslation('admin');
  const labels = useFieldLabels(props.texts, props.fields);
  const title = t(`${texts}.${record ? 'editTitle' : 'createTitle'}`);
  const navigate = useNavigate();
  const isStaying = useNavigation().state === 'idle';
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const [saves, setSaves] = useState(0);
  /** Tells the list which record is new. */
  const created = useRef<NewRecordState | null>(null);
  const uploads = useUploadsBeforeSave(element);
  const drafted = useDraftedForm({
    ...props,
    entity,
    element,
    labels,
    texts: { created: t(`${texts}.created`), updated: t(`${texts}.updated`), failed: t(`${texts}.saveFailed`) },
    onSaved: (saved: Saved) => {
      setSaves((count) => count + 1);
      if (!record) created.current = newRecordState(saved.id);
      props.onSaved(saved);
    },
    onDiscarded: () => {
      if (listPath) void navigate(listPath);
    },
    holdUp: uploads.holdUp,
  });
  const { english, save, draft, dirty, keepDrafts } = drafted;
  const isDirty = dirty.any;
  const preview = useFormPreview({
    kind,
    record: draft.of?.record ?? null,
    form,
    element,
    labels,
    english: english.edited,
    read: () => readChanges(form.getValues(), { fields: props.fields, live: save.current }, draft.draft),
  });

  useLinkedField(form, element, labels, { isShown: !draft.isLoading });
  useEffect(() => {
    if (saves === 0 || isDirty || stay || !listPath || !isStaying) return;
    const timer = setTimeout(() => void navigate(listPath, { state: created.current }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [saves, isDirty, stay, isStaying, navigate, listPath]);

  const cancel = () => {
    uploads.giveUp();
    // Cancelling is an answer already, so it does not ask; the draft makes it one that can be taken back.
    if (isDirty && keepDrafts()) toast.info(t('frame.draft.kept'));
    // The bar is to speak of what is there now, not of an earlier save.
    setSaves(0);
    save.clearFailure();
    if (!listPath) {
      english.reset();
      return draft.isOpen ? draft.takeBack() : form.reset();
    }
    drafted.isDone.current = true;
    void navigate(listPath);
  };

  const publicPath = save.current && props.sitePath?.(save.current);
  const fields = (
    <div className="grid min-w-0 gap-[18px]">
      {draft.isLoading ? <SkeletonForm label={t('frame.form.loading')} /> : children}
    </div>
  );
  return (
    <form ref={element} noValidate onSubmit={drafted.handleSubmit} className="flex flex-1 flex-col">
      <div className={clsx('flex-1', preview.isOpen && besidePreview)}>
        <div className="min-w-0 flex-1">
          <FormHead
            title={title}
            listPath={listPath}
            publicPath={publicPath}
            preview={preview.control}
            history={drafted.renderHistory(preview.showVersion)}
          />
          {drafted.renderHead({ narrow: preview.isOpen })}
          <div className="mb-3">
            <RequiredNote>{t('frame.form.requiredNote')}</RequiredNote>
          </div>
          <RunningUploadsContext value={uploads.running}>
            <EnglishContext value={english.context}>
              <FieldLabelsContext value={labels}>
                <FormDraftContext value={{ isOpen: draft.isTurkishOpen, noteLive: save.noteLive }}>
                  {aside ? (
                    <FormColumns
                      main={fields}
                      side={<InEachLanguage>{aside}</InEachLanguage>}
                      stacked={english.wide || preview.isOpen}
                    />
                  ) : (
                    fields
                  )}
                </FormDraftContext>
              </FieldLabelsContext>
            </EnglishContext>
          </RunningUploadsContext>
          {save.failure ? (
            <div className="mt-4">
              <SaveFailure failure={save.failure} />
            </div>
          ) : null}
        </div>
        {preview.pane}
      </div>
      <FormSaveBar
        save={save}
        draft={draft}
        english={english}
        errors={drafted.errors}
        isSaving={drafted.isSaving}
        isUploading={uploads.waiting}
        dirty={dirty}
        hasSaved={saves > 0}
        hasDrafts={props.read !== undefined}
        buttons={buttons}
        onCancel={cancel}
      />
      {drafted.questions}
    </form>
  );
}
