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
  onCancel?: () => void;
}

/** Adds or edits a keyword beside the list; its position and state are changed in its row. */
export function KeywordForm({ keyword, focus, onSaved, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const element = useRef<HTMLFormElement>(null);
  const done = useRef(false);
  const form = useSchemaForm(keywordCreate, keyword ?? blankKeyword);
  const { isDirty: isTurkishDirty, isSubmitting, submitCount } = useFormState({ control: form.control });
  const utils = trpc.useUtils();
  const toast = useToast();
  const english = useEnglish(
    {
      kind: 'keyword',
      record: keyword,
      english: { schema: keywordTranslation },
      read: (id) => utils.client.keywords.get.query({ id }),
      save: useSaveKeyword(),
    },
    isTurkishDirty,
  );
  const isDirty = isTurkishDirty || english.dirty;
  const errors = useFormErrors(form, element);
  const labels = useFieldLabels('keywords', { keyword: keywordCreate.shape.keyword });

  const save = useSave({
    kind: 'keyword',
    form,
    record: keyword,
    save: english.save,
    texts: {
      created: t('keywords.created'),
      updated: t('keywords.updated'),
      failed: t('keywords.failed.noAnswer'),
    },
    labels,
    onSaved: (saved) => {
      done.current = true;
      draft.discard();
      onSaved(saved);
    },
  });
  const draft = useDraft('keywords', save, form, isTurkishDirty);
  const keepDrafts = () => [!isTurkishDirty || draft.keep(), english.keep()].every(Boolean);
  const changedFields = useChangedFields(labels, undefined);

  useSaveShortcut(element);
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
    if (!isSubmitting) void save.submit();
  };
  const cancel = () => {
    done.current = true;
    draft.discard();
    if (english.dirty && english.keep()) toast.info(t('frame.draft.kept'));
    onCancel?.();
  };
  return (
    <Box
      title={keyword ? t('keywords.form.editTitle') : t('keywords.form.createTitle')}
      actions={
        keyword && save.current ? (
          <HistoryButton kind="keyword" record={save.current} dirty={isDirty} keepDraft={keepDrafts} />
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
      {draft.offered ? (
        <DraftBanner savedAt={draft.offered.savedAt} onRestore={draft.restore} onDiscard={draft.discard} />
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
          <Button type="submit" busy={isSubmitting} busyText={t('frame.form.saving')}>
            {save.current ? t('frame.form.update') : t('keywords.form.create')}
          </Button>
        </div>
      </form>
      <LeaveGuard dirty={isDirty} holds={() => isDirty && !done.current} onLeave={keepDrafts} />
      <ConflictDialog save={save} changesTo={(theirs) => changedFields(form.getValues(), theirs)} />
    </Box>
  );
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
