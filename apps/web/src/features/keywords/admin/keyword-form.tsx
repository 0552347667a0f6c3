import { type KeywordCreate, type KeywordRecord, keywordCreate } from '@pano/api/keywords/keyword.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangedFields } from '#kit/admin/form/changed-fields.ts';
import { ConflictDialog } from '#kit/admin/form/conflict-dialog.tsx';
import { DraftBanner } from '#kit/admin/form/draft-banner.tsx';
import { LeaveGuard } from '#kit/admin/form/leave-guard.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useDraft } from '#kit/admin/form/use-draft.ts';
import { useHoldScreen } from '#kit/admin/form/use-hold-screen.ts';
import { useSave } from '#kit/admin/form/use-save.ts';
import { useSaveShortcut } from '#kit/admin/form/use-save-shortcut.ts';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSaveKeyword } from './use-save-keyword';

interface Props {
  /** The keyword that is edited; absent for a new one. */
  keyword?: KeywordRecord;
  /** Whether the field takes the focus: somebody asked for this form. */
  focus: boolean;
  onSaved: () => void;
  onCancel?: () => void;
}

const blank: KeywordCreate = { keyword: '', order: 0, active: true };

/** Adds or edits a keyword beside the list; its position and state are changed in its row. */
export function KeywordForm({ keyword, focus, onSaved, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const element = useRef<HTMLFormElement>(null);
  const done = useRef(false);
  const form = useSchemaForm(keywordCreate, keyword ?? blank);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const label = t('keywords.fields.keyword');

  const save = useSave({
    form,
    record: keyword,
    save: useSaveKeyword(),
    texts: {
      created: t('keywords.created'),
      updated: t('keywords.updated'),
      failed: t('keywords.failed.noAnswer'),
    },
    onSaved: () => {
      done.current = true;
      draft.discard();
      onSaved();
    },
  });
  const draft = useDraft('keywords', save, form, isDirty);
  const changedFields = useChangedFields<{ keyword: string }>({ keyword: label }, undefined);

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
    <Box title={keyword ? t('keywords.form.editTitle') : t('keywords.form.createTitle')}>
      {draft.offered ? (
        <DraftBanner savedAt={draft.offered.savedAt} onRestore={draft.restore} onDiscard={draft.discard} />
      ) : null}
      <form ref={element} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <TextField control={form.control} name="keyword" label={label} hint={t('keywords.form.hint')} required />
        {save.failure ? <Banner kind="error">{save.failure}</Banner> : null}
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
