import { type KeywordInput, type KeywordRecord, keywordInput } from '@pano/api/keywords/keyword.schema';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog, useChangedFields } from '#kit/admin/form/conflict-dialog.tsx';
import { DraftBanner, useDraft } from '#kit/admin/form/drafts.tsx';
import { HistoryButton } from '#kit/admin/form/entity-form.tsx';
import { LeaveGuard, useHoldScreen } from '#kit/admin/form/leave-guard.tsx';
import { SaveFailure } from '#kit/admin/form/save-failure.tsx';
import { hasSameFields } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSave, useSaveShortcut } from '#kit/admin/form/use-save.ts';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { isUnauthorized, readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useKeywordFailureToast } from './use-keyword-actions';

interface Props {
  /** The keyword that is edited; absent for a new one. */
  keyword?: KeywordRecord;
  /** Whether the field takes the focus: the form was opened by the user. */
  focus: boolean;
  onSaved: () => void;
  onCancel?: () => void;
}

const blank: KeywordInput = { keyword: '', order: undefined, active: true };

/** Adds or edits a keyword beside the list; its position and state are changed in its row. */
export function KeywordForm({ keyword, focus, onSaved, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const element = useRef<HTMLFormElement>(null);
  const done = useRef(false);
  const form = useSchemaForm(keywordInput, keyword ?? blank);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const label = t('keywords.fields.keyword');
  const labels = { keyword: label };

  const save = useSave({
    kind: 'keyword',
    form,
    record: keyword,
    save: useSaveKeyword(),
    texts: {
      created: t('keywords.created'),
      updated: t('keywords.updated'),
      failed: t('keywords.failed.noAnswer'),
    },
    labels,
    onSaved: () => {
      done.current = true;
      draft.discard();
      onSaved();
    },
  });
  const draft = useDraft('keywords', save, form, isDirty);
  const changedFields = useChangedFields<{ keyword: string }>(labels, undefined);

  useSaveShortcut(element);
  useHoldScreen(isDirty);
  const takeFocus = useEffectEvent(() => {
    if (focus) form.setFocus('keyword');
  });
  const keepTyped = useEffectEvent(() => {
    if (isDirty && !done.current) draft.keep();
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
    onCancel?.();
  };
  return (
    <Box
      title={keyword ? t('keywords.form.editTitle') : t('keywords.form.createTitle')}
      actions={
        keyword && save.current ? (
          <HistoryButton kind="keyword" record={save.current} labels={labels} dirty={isDirty} keepDraft={draft.keep} />
        ) : null
      }
    >
      {draft.offered ? (
        <DraftBanner savedAt={draft.offered.savedAt} onRestore={draft.restore} onDiscard={draft.discard} />
      ) : null}
      <form ref={element} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <TextField control={form.control} name="keyword" label={label} hint={t('keywords.form.hint')} required />
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
      <LeaveGuard dirty={isDirty} holds={() => isDirty && !done.current} onLeave={draft.keep} />
      <ConflictDialog save={save} changesTo={(theirs) => changedFields(form.getValues(), theirs)} />
    </Box>
  );
}

/** Stores a keyword's text: a new one behind all others, or over the one that `current` is. */
function useSaveKeyword() {
  const create = trpc.keywords.create.useMutation();
  const update = trpc.keywords.update.useMutation();
  const failure = useKeywordFailureToast();

  const change = async (keyword: string, current: KeywordRecord): Promise<KeywordRecord> => {
    const { id, version } = current;
    try {
      return await update.mutateAsync({ id, version, data: { keyword } });
    } catch (error) {
      const stored = readClientError(error)?.current;
      // The row beside the form changes position and state; only another text is a conflict with this one.
      if (!hasSameFields(stored, current) || stored.keyword !== current.keyword) throw error;
      return update.mutateAsync({ id, version: stored.version, data: { keyword } });
    }
  };
  return async (data: KeywordInput, current: KeywordRecord | undefined): Promise<KeywordRecord> => {
    try {
      return await (current ? change(data.keyword, current) : create.mutateAsync(data));
    } catch (error) {
      const asks = isUnauthorized(error) || readClientError(error)?.kind === 'stale';
      if (!asks) failure(current ? 'update' : 'add', error);
      throw error;
    }
  };
}
