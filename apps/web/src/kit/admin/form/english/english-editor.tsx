import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Button } from '@pano/ui/button';
import { Segmented } from '@pano/ui/segmented';
import { Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { useMedia } from '../../screen';
import { useAction } from '../../use-action';
import { useQueryErrorToast } from '../../use-failure-toast';
import { ConflictDialog, type ShowValue, useChangedFields } from '../conflict-dialog';
import { DraftNotices } from '../draft/draft-notice';
import { useEnglishDraft } from '../draft/use-english-draft';
import { useDraft } from '../drafts';
import { type FieldLabels, findRejected } from '../field-labels';
import { countErrors } from '../form-errors';
import { freshRecord } from '../loaded-record';
import { useSchemaForm } from '../use-schema-form';
import type {
  EnglishActions,
  EnglishEditing,
  EnglishKind,
  EnglishSource,
  EnglishTexts,
  StoredEnglish,
} from './english-context';
import { EnglishField } from './english-field';
import { useAskedForBoth } from './english-link';
import { useEnglishSave } from './use-english-save';

export interface EditorProps {
  kind: EnglishKind;
  /** Names the drafts of the Turkish form. */
  entity: string;
  /** The Turkish record as it is stored. */
  record: { id: number; updatedAt: string };
  schema: EnglishSource['schema'];
  /** The Turkish form, and how often it was submitted with errors. */
  turkish: {
    control: object;
    read: (name: string) => unknown;
    /** Calls the listener with every change; returns what ends that. */
    subscribe: (listener: () => void) => () => void;
    rejected: number;
  };
  /** There is no room for both languages beside each other. */
  narrow?: boolean;
  labels: FieldLabels;
  showValue: ShowValue | undefined;
  editing: EnglishEditing | null;
  onChange: (editing: EnglishEditing | null) => void;
  /** Sends the form. */
  submit: () => void;
}

/** Loads the English texts and edits them beside the Turkish ones. */
export function EnglishEditor(props: EditorProps) {
  const { t } = useTranslation('admin');
  const { kind, record } = props;
  const { data, error } = trpc.translations.get.useQuery({ entity: kind, id: record.id }, freshRecord);
  useQueryErrorToast(error, t('english.loadFailed'));
  return data === undefined ? null : <LoadedEditor {...props} first={data} />;
}

function LoadedEditor({ first, ...props }: EditorProps & { first: StoredEnglish | null }) {
  const { kind, record, schema, turkish, onChange } = props;
  const { t } = useTranslation('admin');
  const wide = useMedia('(min-width: 1100px)') && !props.narrow;
  const [tab, setTab] = useState<'tr' | 'en'>(useAskedForBoth() ? 'en' : 'tr');
  const names = useMemo(() => Object.keys(schema.shape), [schema]);
  const blank = useMemo(() => Object.fromEntries(names.map((name): [string, null] => [name, null])), [names]);
  const form = useSchemaForm<EnglishTexts, EnglishTexts>(schema, { ...(first?.texts ?? blank) });
  const { isDirty, errors: fieldErrors } = useFormState({ control: form.control });
  const save = useEnglishSave({
    kind,
    id: record.id,
    form,
    first,
    blank,
    showEnglish: () => setTab('en'),
    onSaved: () => local.discard(),
  });
  const { stored, current, base, conflict } = save;
  const draft = useEnglishDraft({
    kind,
    id: record.id,
    form,
    schema,
    live: stored?.texts ?? blank,
    save,
    isChanged: isDirty,
    local: { drop: () => local.drop(), discard: () => local.discard(), keep: (): boolean => local.keep() },
  });
  const isUnsaved = draft.draft ? draft.unsaved : isDirty;
  const local = useDraft<EnglishTexts, EnglishTexts>(
    `${props.entity}.en`,
    {
      current: { id: record.id, version: base.version, updatedAt: record.updatedAt },
      mergeBase: base.texts,
      startFrom: save.startFrom,
    },
    form,
    isUnsaved,
  );
  const changedFields = useChangedFields(props.labels, props.showValue);

  useEffect(() => {
    // What is wrong in Turkish is shown, although the English tab is open.
    if (turkish.rejected > 0) setTab('tr');
  }, [turkish.rejected]);

  const newest: EnglishActions = {
    save: save.save,
    keep: () => !isUnsaved || local.keep(),
    draft,
    reset: save.reset,
    toggleCurrent: save.toggleCurrent,
    readTurkish: turkish.read,
    subscribeToTurkish: turkish.subscribe,
  };
  const actions = useRef(newest);
  useEffect(() => {
    actions.current = newest;
  });
  const dirty = isUnsaved || current.length > 0;
  const errors = countErrors(fieldErrors);
  const { control } = turkish;
  useEffect(
    () =>
      onChange({
        kind,
        id: record.id,
        names,
        turkish: control,
        form,
        wide,
        tab,
        Field: EnglishField,
        dirty,
        draft: draft.draft,
        draftFailed: draft.failed,
        errors,
        stored,
        current,
        actions,
      }),
    [
      onChange,
      kind,
      record.id,
      names,
      control,
      form,
      wide,
      tab,
      dirty,
      draft.draft,
      draft.failed,
      errors,
      stored,
      current,
    ],
  );

  return (
    <>
      <DraftNotices
        kind={kind}
        showValue={props.showValue}
        server={draft}
        local={local}
        canHide={stored !== null}
        findMissing={() => findRejected(form.getValues(), schema.shape, props.labels)}
      />
      {wide && !stored ? null : (
        <div className={wide ? 'absolute end-0 top-0' : 'mb-4 grid justify-items-end gap-2'}>
          {wide ? null : (
            <Segmented
              className="grid w-full grid-cols-2"
              label={t('english.shown')}
              value={tab}
              onValueChange={setTab}
              options={[
                { value: 'tr', text: t('english.turkish') },
                { value: 'en', text: t('english.english') },
              ]}
            />
          )}
          {stored && (wide || tab === 'en') ? <RemoveEnglish remove={save.remove} /> : null}
        </div>
      )}
      <ConflictDialog
        save={{
          ...conflict,
          postpone: draft.postpone,
          keepMine: () => {
            conflict.choose('mine');
            props.submit();
          },
          takeTheirs: () => conflict.choose('theirs'),
        }}
        changesTo={() => changedFields(form.getValues(), conflict.texts)}
      />
      <ConflictDialog save={draft.conflict} changesTo={() => changedFields(form.getValues(), draft.conflict.values)} />
    </>
  );
}

/** Takes the English texts off the site, after a question. */
function RemoveEnglish({ remove }: { remove: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const [asks, setAsks] = useState(false);
  const confirm = async () => {
    await run(remove, { done: t('english.removed'), failed: t('english.removeFailed') });
    setAsks(false);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
        <Trash2 aria-hidden="true" />
        {t('english.remove')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('english.remove')}
        question={t('english.removeQuestion')}
        confirmLabel={t('english.remove')}
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
