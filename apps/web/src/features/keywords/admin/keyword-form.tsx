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
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EnglishContext, type SaveMode } from '#kit/admin/form/english/english-context.tsx';
import { MinorEdit } from '#kit/admin/form/english/english-switch.tsx';
import { FieldLabelsContext, useFieldLabels } from '#kit/admin/form/field-labels.ts';
import { KeepButton, useSaveState, useSubmitLabel } from '#kit/admin/form/form-save-bar.tsx';
import { SaveFailure } from '#kit/admin/form/save-failure.tsx';
import { hasSameFields } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useDraftedForm } from '#kit/admin/form/use-drafted-form.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { isUnauthorized, readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useKeywordFailureToast } from './use-keyword-actions';

interface Props {
  /** The keyword that is edited; absent for a new one. */
  keyword?: KeywordRecord;
  /** What a new one is called in its draft. */
  newName?: string;
  /** Whether the field takes the focus: the form was opened by the user. */
  focus: boolean;
  onSaved: (saved: KeywordRecord) => void;
  /** The draft of a new one is thrown away. */
  onDiscarded?: () => void;
  onCancel?: () => void;
}

/** Adds or edits a keyword beside the list; its position and state are changed in its row. */
export function KeywordForm({ keyword, newName, focus, onSaved, onDiscarded, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const element = useRef<HTMLFormElement>(null);
  const form = useSchemaForm(keywordCreate, keyword ?? blankKeyword);
  const utils = trpc.useUtils();
  const toast = useToast();
  const labels = useFieldLabels('keywords', { keyword: keywordCreate.shape.keyword });
  const drafted = useDraftedForm({
    kind: 'keyword',
    entity: 'keywords',
    form,
    element,
    fields: keywordCreate.shape,
    labels,
    newName,
    record: keyword,
    english: { schema: keywordTranslation },
    read: (id) => utils.client.keywords.get.query({ id }),
    save: useSaveKeyword(),
    texts: {
      created: t('keywords.created'),
      updated: t('keywords.updated'),
      failed: t('keywords.failed.noAnswer'),
    },
    onSaved: (saved) => {
      drafted.isDone.current = true;
      onSaved(saved);
    },
    onDiscarded: () => {
      drafted.isDone.current = true;
      onDiscarded?.();
    },
  });
  const { english, save, draft, local, isDone, dirty } = drafted;
  const { stateText } = useSaveState(drafted);
  const takeFocus = useEffectEvent(() => {
    if (focus) form.setFocus('keyword');
  });
  const keepTyped = useEffectEvent(() => {
    if (dirty.any && !isDone.current) drafted.keepDrafts();
  });
  useEffect(() => {
    takeFocus();
    // Editing another keyword takes this form away.
    return () => keepTyped();
  }, []);

  const cancel = () => {
    isDone.current = true;
    local.discard();
    if (english.dirty && english.keep()) toast.info(t('frame.draft.kept'));
    onCancel?.();
  };
  return (
    <Box
      title={keyword ? t('keywords.form.editTitle') : t('keywords.form.createTitle')}
      actions={drafted.renderHistory()}
    >
      {drafted.renderHead()}
      <form
        ref={element}
        data-wide={english.wide || undefined}
        noValidate
        onSubmit={drafted.handleSubmit}
        className="grid gap-4"
      >
        <EnglishContext value={english.context}>
          <FieldLabelsContext value={labels}>
            <TextField control={form.control} name="keyword" />
          </FieldLabelsContext>
        </EnglishContext>
        {english.offersMinorEdit ? <MinorEdit checked={english.minorEdit} onChange={english.setMinorEdit} /> : null}
        {save.failure ? <SaveFailure failure={save.failure} /> : null}
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {draft.isOpen || draft.busy ? stateText : null}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {onCancel ? (
            <Button variant="line" disabled={drafted.isSaving} onClick={cancel}>
              {t('frame.form.cancel')}
            </Button>
          ) : null}
          <KeepButton draft={draft} isDirty={dirty.any} />
          <Button type="submit" busy={drafted.isSaving} busyText={t('frame.form.saving')}>
            {useSubmitLabel(draft, save, { create: t('keywords.form.create') })}
          </Button>
        </div>
      </form>
      {drafted.questions}
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
      if (current) return await change(data.keyword, current, mode);
      return await (mode.store ? mode.store({ version: 0, data }) : create.mutateAsync(data));
    } catch (error) {
      const asks = isUnauthorized(error) || readClientError(error)?.kind === 'stale';
      // Where both languages are saved, the form says which of them was rejected.
      if (!asks && !mode.store) failure(current ? 'update' : 'add', error);
      throw error;
    }
  };
}
