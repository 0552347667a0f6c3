import {
  blankKeyword,
  type KeywordCreate,
  type KeywordRecord,
  keywordCreate,
  keywordTranslation,
} from '@pano/api/keywords/keyword.schema';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { useToast } from '@pano/ui/toast';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog, useChangedFields } from '#kit/admin/form/conflict-dialog.tsx';
import { DraftNotices } from '#kit/admin/form/draft/draft-notice.tsx';
import { useDraftSubmit } from '#kit/admin/form/draft/use-draft-submit.ts';
import { useFormDraft } from '#kit/admin/form/draft/use-form-draft.ts';
import { DraftBanner, useDraft } from '#kit/admin/form/drafts.tsx';
import { EnglishContext, type SaveMode } from '#kit/admin/form/english/english-context.tsx';
import { EnglishSwitch, MinorEdit, useEnglish } from '#kit/admin/form/english/english-switch.tsx';
import { FieldLabelsContext, useFieldLabels } from '#kit/admin/form/field-labels.ts';
import { useFormErrors } from '#kit/admin/form/form-errors.ts';
import { LeaveGuard, useHoldScreen } from '#kit/admin/form/leave-guard.tsx';
import { SaveFailure } from '#kit/admin/form/save-failure.tsx';
import { hasSameFields } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSave, useSaveShortcut } from '#kit/admin/form/use-save.ts';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { HistoryButton } from '#kit/admin/history/history-button.tsx';
import { isUnauthorized, readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useKeywordFailureToast } from './use-keyword-actions';

interface Props {
  /** The keyword that is edited; absent for a new one. */
  keyword?: KeywordRecord;
  /** Whether the field takes the focus: the form was opened by the user. */
  focus: boolean;
  onSaved: (saved: KeywordRecord) => void;
  /** The draft of a new one is thrown away. */
  onDiscarded?: () => void;
  onCancel?: () => void;
}

/** Adds or edits a keyword beside the list; its position and state are changed in its row. */
export function KeywordForm({ keyword, focus, onSaved, onDiscarded, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const element = useRef<HTMLFormElement>(null);
  const done = useRef(false);
  const form = useSchemaForm(keywordCreate, keyword ?? blankKeyword);
  const { isDirty: isChanged, isSubmitting, submitCount } = useFormState({ control: form.control });
  const utils = trpc.useUtils();
  const toast = useToast();
  const read = (id: number) => utils.client.keywords.get.query({ id });
  const english = useEnglish(
    {
      kind: 'keyword',
      record: keyword,
      english: { schema: keywordTranslation },
      read,
      save: useSaveKeyword(),
    },
    isChanged,
  );
  const errors = useFormErrors(form, element);
  const labels = useFieldLabels('keywords', { keyword: keywordCreate.shape.keyword });

  const save = useSave({
    kind: 'keyword',
    form,
    record: keyword,
    save: (values: KeywordCreate, current: KeywordRecord | undefined, merged: boolean): Promise<KeywordRecord> =>
      draft.isOpen ? draft.publish(values, current, merged) : english.save(values, current),
    texts: {
      created: t('keywords.created'),
      updated: t('keywords.updated'),
      failed: t('keywords.failed.noAnswer'),
    },
    labels,
    onSaved: (saved) => {
      done.current = true;
      local.discard();
      onSaved(saved);
    },
  });
  const draft = useFormDraft({
    kind: 'keyword',
    form,
    fields: keywordCreate.shape,
    toForm: undefined,
    read,
    save,
    local: { drop: () => local.drop(), keep: (): boolean => local.keep() },
    minorEdit: english.offersMinorEdit && english.minorEdit,
    isChanged,
    english: english.context ?? null,
  });
  const isTurkishDirty = draft.draft ? draft.unsaved : isChanged;
  const isDirty = isTurkishDirty || english.dirty;
  const local = useDraft('keywords', save, form, isTurkishDirty);
  const keepDrafts = () => [!isTurkishDirty || local.keep(), english.keep()].every(Boolean);
  const submission = useDraftSubmit(element, draft, () => void save.submit());
  const changedFields = useChangedFields(labels, undefined);

  useSaveShortcut(element, draft.isOpen || draft.wasOpen ? () => void draft.keep() : undefined);
  useHoldScreen(isDirty);
  const takeFocus = useEffectEvent(() => {
    if (focus) form.setFocus('keyword');
  });
  const keepTyped = useEffectEvent(() => {
    if (isDirty && !done.current) keepDrafts();
  });
  useEffect(() => {
    takeFocus();
    // Editing another keyword takes this form away.
    return () => keepTyped();
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) submission.attempt();
  };
  const cancel = () => {
    done.current = true;
    local.discard();
    if (english.dirty && english.keep()) toast.info(t('frame.draft.kept'));
    onCancel?.();
  };
  return (
    <Box
      title={keyword ? t('keywords.form.editTitle') : t('keywords.form.createTitle')}
      actions={
        keyword && save.current ? (
          <HistoryButton
            kind="keyword"
            record={save.current}
            dirty={isDirty}
            keepDraft={keepDrafts}
            canHide={save.current.active}
          />
        ) : null
      }
    >
      {english.shown && save.current ? (
        <EnglishSwitch
          {...english.shown}
          entity="keywords"
          record={save.current}
          turkish={{
            control: form.control,
            read: () => form.getValues('keyword'),
            subscribe: (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
            rejected: errors.count > 0 ? submitCount : 0,
          }}
          labels={labels}
          showValue={undefined}
          submit={() => element.current?.requestSubmit()}
        />
      ) : null}
      <DraftNotices
        of={draft.of}
        draft={draft.draft}
        reload={draft.reload}
        canHide
        discard={draft.discard}
        onDiscarded={() => {
          if (save.current) return;
          done.current = true;
          onDiscarded?.();
        }}
      />
      {local.offered ? (
        <DraftBanner savedAt={local.offered.savedAt} onRestore={local.restore} onDiscard={local.discard} />
      ) : null}
      <form
        ref={element}
        data-wide={english.wide || undefined}
        noValidate
        onSubmit={handleSubmit}
        className="grid gap-4"
      >
        <EnglishContext value={english.context}>
          <FieldLabelsContext value={labels}>
            <TextField control={form.control} name="keyword" />
          </FieldLabelsContext>
        </EnglishContext>
        {english.offersMinorEdit ? <MinorEdit checked={english.minorEdit} onChange={english.setMinorEdit} /> : null}
        {save.failure ? <SaveFailure failure={save.failure} /> : null}
        <div className="flex flex-wrap gap-2.5">
          {onCancel ? (
            <Button variant="line" disabled={isSubmitting} onClick={cancel}>
              {t('frame.form.cancel')}
            </Button>
          ) : null}
          {draft.isOpen ? (
            <Button variant="ghost" onClick={() => void draft.keep()}>
              {t('draftForm.keep')}
            </Button>
          ) : null}
          <Button type="submit" busy={isSubmitting || submission.isWaiting} busyText={t('frame.form.saving')}>
            {submitLabel()}
          </Button>
        </div>
      </form>
      <LeaveGuard dirty={isDirty} holds={() => (english.holds || draft.holds) && !done.current} onLeave={keepDrafts} />
      <ConflictDialog
        save={save}
        onPostpone={draft.postpone}
        changesTo={(theirs) => changedFields(form.getValues(), theirs)}
      />
      <ConflictDialog save={draft.conflict} changesTo={() => changedFields(form.getValues(), draft.conflict.values)} />
    </Box>
  );

  function submitLabel(): string {
    if (draft.isOpen) return t('draftForm.publish');
    return save.current ? t('frame.form.update') : t('keywords.form.create');
  }
}

type Mode = SaveMode<KeywordRecord>;

/** Stores a keyword's text: a new one behind all others, or over the one that `current` is. */
function useSaveKeyword() {
  const create = trpc.keywords.create.useMutation();
  const update = trpc.keywords.update.useMutation();
  const failure = useKeywordFailureToast();

  const change = async (
    keyword: string,
    current: KeywordRecord,
    { store, minorEdit }: Mode,
  ): Promise<KeywordRecord> => {
    const { id } = current;
    const data = { keyword };
    const send = (version: number) =>
      store ? store({ version, data }) : update.mutateAsync({ id, version, data, minorEdit });
    try {
      return await send(current.version);
    } catch (error) {
      const stored = readClientError(error)?.current;
      // The row beside the form changes position and state; only another text is a conflict with this one.
      if (!hasSameFields(stored, current) || stored.keyword !== current.keyword) throw error;
      return send(stored.version);
    }
  };
  return async (data: KeywordCreate, current: KeywordRecord | undefined, mode: Mode = {}): Promise<KeywordRecord> => {
    try {
      return await (current ? change(data.keyword, current, mode) : create.mutateAsync(data));
    } catch (error) {
      const asks = isUnauthorized(error) || readClientError(error)?.kind === 'stale';
      // Where both languages are saved, the form says which of them was rejected.
      if (!asks && !mode.store) failure(current ? 'update' : 'add', error);
      throw error;
    }
  };
}
