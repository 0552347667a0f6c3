import { type FormEvent, type RefObject, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type * as z from 'zod';
import type { FormKind, HistoryProps } from '../history/field-changes';
import { HistoryButton } from '../history/history-button';
import { ConflictDialog, type ShowValue, useChangedFields } from './conflict-dialog';
import { DraftNotices } from './draft/draft-notice';
import { useDraftSubmit } from './draft/use-draft-submit';
import { useFormDraft } from './draft/use-form-draft';
import { useDraft } from './drafts';
import type { SaveMode, WithEnglish } from './english/english-context';
import { EnglishSwitch, useEnglish } from './english/english-switch';
import { type FieldLabels, findRejected } from './field-labels';
import { useFormErrors } from './form-errors';
import { LeaveGuard, useHoldScreen } from './leave-guard';
import type { SavedRecord } from './saved-record';
import { useSave, useSaveShortcut } from './use-save';
import type { SchemaForm } from './use-schema-form';

type Options<Values extends FieldValues, Output, Saved> = WithEnglish<Saved> & {
  kind: FormKind;
  /** Names what is typed in this browser, such as `hero-sections`. */
  entity: string;
  form: SchemaForm<Values, Output>;
  element: RefObject<HTMLFormElement | null>;
  fields: Readonly<Record<string, z.core.$ZodType>>;
  labels: FieldLabels;
  showValue?: ShowValue | undefined;
  /** What a draft of a new record is called once it is begun; a name of its own where this is left out. */
  newName?: string | undefined;
  record: Saved | undefined;
  save: (values: Output, current: Saved | undefined, mode?: SaveMode<Saved>) => Promise<Saved>;
  readCurrent?: ((current: unknown) => Saved | null) | undefined;
  toForm?: ((values: object) => object) | undefined;
  sitePath?: ((saved: Saved) => string | null) | undefined;
  texts: { created: string; updated: string; failed: string };
  onSaved: (saved: Saved) => void;
  /** The draft of a new record is thrown away. */
  onDiscarded: () => void;
  /** Whether a save has to wait, such as for uploads, and is sent again after that. */
  holdUp?: () => boolean;
};

/** A form with its draft and its English: saving and publishing, keeping what is typed, and what is said and asked of both. */
export function useDraftedForm<Values extends FieldValues, Output extends object, Saved extends SavedRecord & Values>(
  options: Options<Values, Output, Saved>,
) {
  const { kind, entity, form, element, fields, labels, showValue, record } = options;
  const { isDirty: isChanged, isSubmitting, submitCount } = useFormState({ control: form.control });
  const english = useEnglish(options, isChanged);
  const errors = useFormErrors(form, element);
  /** Nothing that is typed is wanted any more. */
  const isDone = useRef(false);
  const save = useSave({
    kind,
    form,
    record,
    save: (values: Output, current: Saved | undefined, merged: boolean): Promise<Saved> =>
      draft.isOpen
        ? options.save(values, current, { store: () => draft.publish(values, current, merged) })
        : english.save(values, current),
    readCurrent: options.readCurrent,
    sitePath: options.sitePath,
    texts: options.texts,
    labels,
    onSaved: (saved: Saved) => {
      local.discard();
      options.onSaved(saved);
    },
  });
  const draft = useFormDraft({
    kind,
    form,
    fields,
    toForm: options.toForm,
    newName: options.newName,
    read: options.read,
    save,
    local: { drop: () => local.drop(), keep: (): boolean => local.keep() },
    minorEdit: english.offersMinorEdit && english.minorEdit,
    isChanged,
    english: english.context ?? null,
  });
  const isTurkishDirty = draft.draft ? draft.unsaved : isChanged;
  const isDirty = isTurkishDirty || english.dirty;
  const local = useDraft(entity, save, form, isTurkishDirty);
  const keepDrafts = () => [!isTurkishDirty || local.keep(), english.keep()].every(Boolean);
  const changedFields = useChangedFields(labels, showValue);
  const submission = useDraftSubmit(element, draft, () => {
    if (!options.holdUp?.()) void save.submit();
  });
  useSaveShortcut(element, draft.isOpen || draft.wasOpen ? () => void draft.keep() : undefined);
  useHoldScreen(isDirty);

  const publicSwitch = ['visible', 'active'].find((name) => name in fields);
  const isOnSite = publicSwitch !== undefined && new Map(Object.entries(save.current ?? {})).get(publicSwitch) === true;
  return {
    english,
    errors,
    save,
    draft,
    local,
    isDone,
    keepDrafts,
    /** Whether something is typed that is not stored: in Turkish, or in any language. */
    dirty: { turkish: isTurkishDirty, any: isDirty },
    isSaving: isSubmitting || submission.isWaiting,
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSubmitting) submission.attempt();
    },
    renderHistory: (onPreview?: HistoryProps['onPreview']) =>
      record && save.current ? (
        <HistoryButton
          kind={kind}
          record={save.current}
          showValue={showValue}
          hasDrafts={options.read !== undefined}
          canHide={isOnSite}
          translated={english.shown !== null}
          dirty={isDirty}
          keepDraft={keepDrafts}
          onPreview={onPreview}
        />
      ) : null,
    /** Above the fields: their languages, and what is said of drafts. */
    renderHead: ({ narrow }: { narrow?: boolean } = {}) => (
      <>
        {english.shown && save.current ? (
          <EnglishSwitch
            {...english.shown}
            narrow={narrow}
            entity={entity}
            record={save.current}
            turkish={{
              control: form.control,
              read: (name) => new Map<string, unknown>(Object.entries(form.getValues())).get(name),
              subscribe: (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
              rejected: errors.count > 0 ? submitCount : 0,
            }}
            labels={labels}
            showValue={showValue}
            submit={() => element.current?.requestSubmit()}
          />
        ) : null}
        <DraftNotices
          kind={kind}
          showValue={showValue}
          server={draft}
          local={local}
          canHide={publicSwitch !== undefined}
          findMissing={() => findRejected(form.getValues(), fields, labels)}
          onDiscarded={() => {
            if (!save.current) options.onDiscarded();
          }}
        />
      </>
    ),
    /** What is asked where others have changed the same, and before typed text is left. */
    questions: (
      <>
        <LeaveGuard
          dirty={isDirty}
          // A draft is kept on leaving.
          holds={() => (english.holds || draft.holds) && !isDone.current}
          onLeave={keepDrafts}
        />
        <ConflictDialog
          save={save}
          onPostpone={draft.postpone}
          changesTo={(theirs) => changedFields(form.getValues(), theirs)}
        />
        <ConflictDialog
          save={draft.conflict}
          changesTo={() => changedFields(form.getValues(), draft.conflict.values)}
        />
      </>
    ),
  };
}
