import { Badge } from '@pano/ui/badge';
import { Checkbox } from '@pano/ui/checkbox';
import { Segmented } from '@pano/ui/segmented';
import { skipToken } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { useAction } from '../../use-action';
import { freshRecord } from '../loaded-record';
import type { SavedRecord } from '../saved-record';
import type { EnglishEditing, EnglishKind, SaveMode, WithEnglish } from './english-context';
import type { EditorProps } from './english-editor';
import { useAskedForBoth } from './english-link';

const storageKey = 'pano_form_languages';

/** Whether this browser opens forms in both languages. */
const remembersBoth = (): boolean => localStorage.getItem(storageKey) === 'both';

/** Chooses between the Turkish form and the one in both languages, whose code is downloaded on opening. */
export function EnglishSwitch(props: EditorProps) {
  const { t } = useTranslation('admin');
  const asked = useAskedForBoth();
  const [both, setBoth] = useState(() => asked || remembersBoth());
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null);
  const { run } = useAction();
  const loadEditor = async () => {
    const { EnglishEditor } = await import('./english-editor');
    setEditor(() => EnglishEditor);
  };
  const load = useEffectEvent(async () => {
    if (!(await run(loadEditor, { failed: t('english.loadFailed') }))) setBoth(false);
  });
  useEffect(() => {
    if (both) void load();
  }, [both]);
  const { onChange, editing } = props;
  const choose = (value: string) => {
    localStorage.setItem(storageKey, value);
    setBoth(value === 'both');
    if (value === 'both') return;
    // What was typed in English is offered again with the next opening.
    editing?.actions.current.keep();
    setEditor(null);
    onChange(null);
  };
  return (
    <div className="relative">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          label={t('english.languages')}
          value={both ? 'both' : 'tr'}
          onValueChange={choose}
          options={[
            { value: 'tr', text: t('english.turkish') },
            { value: 'both', text: t('english.both') },
          ]}
        />
        <EnglishStatus kind={props.kind} id={props.record.id} />
      </div>
      {both && Editor ? <Editor {...props} /> : null}
    </div>
  );
}

type SaveValues<Output, Saved> = (values: Output, current: Saved | undefined, mode?: SaveMode<Saved>) => Promise<Saved>;

/** What a form has to do with texts in English; nothing where the site or the record has none. */
export function useEnglish<Output, Saved extends SavedRecord>(
  form: WithEnglish<Saved> & { record: Saved | undefined; save: SaveValues<Output, Saved> },
  turkishDirty: boolean,
) {
  const { record } = form;
  const [opened, setEditing] = useState<EnglishEditing | null>(null);
  const [minorEdit, setMinorEdit] = useState(false);
  const { data: company } = trpc.company.get.useQuery(undefined, { enabled: form.english !== undefined });
  const shown =
    form.english && record && company?.english ? { ...form.english, kind: form.kind, read: form.read } : null;
  // Somebody may switch the English of the site off while it is open here.
  const editing = shown && opened;
  const state = useEnglishState(shown?.kind ?? null, record?.id);
  const offersMinorEdit = turkishDirty && state !== undefined && state.english !== 'missing';
  const { lifecycle } = trpc.useUtils();
  const mode = { minorEdit: offersMinorEdit && minorEdit ? (true as const) : undefined };

  const save = async (values: Output, current: Saved | undefined): Promise<Saved> => {
    if (!shown || !current) return form.save(values, current);
    const saveTurkish = (how: SaveMode<Saved>) => form.save(values, current, how);
    const saved = editing
      ? await editing.actions.current.save(current, { ...mode, dirty: turkishDirty, save: saveTurkish }, shown.read)
      : await saveTurkish(mode);
    setMinorEdit(false);
    void lifecycle.invalidate();
    return saved;
  };
  return {
    /** Null in forms without English texts. */
    shown: shown && { kind: shown.kind, schema: shown.schema, editing, onChange: setEditing },
    context: form.english ? editing : undefined,
    /** What is edited in English, with the rules of its fields. */
    edited: editing && form.english ? { ...editing, fields: form.english.schema.shape } : null,
    wide: editing?.wide === true,
    dirty: editing?.dirty === true,
    /** Whether something is typed that no draft keeps. */
    holds: editing?.dirty === true && (editing.draft === null || editing.current.length > 0),
    errors: editing?.errors ?? 0,
    save,
    keep: () => editing?.actions.current.keep() ?? true,
    reset: () => editing?.actions.current.reset(),
    offersMinorEdit,
    minorEdit,
    setMinorEdit,
  };
}

/** The state of the English texts of a record; undefined until it is known. */
function useEnglishState(kind: EnglishKind | null, id: number | undefined) {
  const known = kind !== null && id !== undefined;
  const states = trpc.lifecycle.states.useQuery(known ? { entity: kind, ids: [id] } : skipToken);
  return states.data?.[0];
}

export function MinorEdit({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation('admin');
  return <Checkbox checked={checked} onCheckedChange={onChange} label={t('english.minorEdit')} />;
}

function EnglishStatus({ kind, id }: { kind: EnglishKind; id: number }) {
  const state = useEnglishState(kind, id);
  const { data: draft } = trpc.drafts.get.useQuery({ entity: kind, record: String(id), locale: 'en' }, freshRecord);
  if (!state) return null;
  return (
    <p role="status" className="flex flex-wrap gap-2">
      <EnglishBadges state={state} hasDraft={Boolean(draft)} />
    </p>
  );
}

type State = { english: Exclude<keyof typeof tones, 'draft'>; stale: readonly string[]; empty: number };

/** The state of English texts in words. */
export function EnglishBadges({ state, hasDraft = false }: { state: State; hasDraft?: boolean }) {
  const { t } = useTranslation('admin');
  const { english, stale, empty } = state;
  const shown = english === 'missing' && hasDraft ? 'draft' : english;
  return (
    <>
      <Badge wrap tone={tones[shown]}>
        {t(`english.states.${shown}`, { count: stale.length })}
      </Badge>
      {hasDraft && shown !== 'draft' ? <Badge>{t('english.draft')}</Badge> : null}
      {empty > 0 ? <Badge>{t('english.empty', { count: empty })}</Badge> : null}
    </>
  );
}

const tones = { missing: 'neutral', draft: 'neutral', translated: 'ok', outdated: 'warn' } as const;
