import { blocksToHtml, copyBlockTexts } from '@pano/api/blocks';
import { htmlToText } from '@pano/i18n/text/html-text';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Badge } from '@pano/ui/badge';
import { type ComponentType, type ReactNode, use, useCallback, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../use-action';
import type { ChangesProps } from './english-changes';
import { EnglishContext, type EnglishEditing } from './english-context';

const noBlockTexts = copyBlockTexts([]);

interface Props {
  name: string;
  label: string;
  children: ReactNode;
}

/** An English field with its state, what to do about it and, on narrow screens, the Turkish above it. */
export function EnglishField(props: Props) {
  const editing = use(EnglishContext);
  return editing ? <Shown {...props} editing={editing} /> : null;
}

function Shown({ name, label, children, editing }: Props & { editing: EnglishEditing }) {
  const { t } = useTranslation('admin');
  const { form, stored, wide, current, actions } = editing;
  const text = useWatch({ control: form.control, name });
  const [asks, setAsks] = useState(false);
  const revision = stored?.stale[name];
  const isStale = revision !== undefined && (text ?? null) === (stored?.texts[name] ?? null);
  const isMarked = current.includes(name);
  const readTurkish = () => {
    const turkish = actions.current.readTurkish(name);
    return typeof turkish === 'string' ? turkish : Array.isArray(turkish) ? JSON.stringify(turkish) : '';
  };
  // The English texts of blocks stand under the numbers of these.
  const isBlocks = Array.isArray(actions.current.readTurkish(name));
  const readCopy = () => {
    const copied = isBlocks ? copyBlockTexts(readTurkish()) : readTurkish();
    return copied === noBlockTexts ? '' : copied;
  };
  const hasTurkish = useSyncExternalStore(
    useCallback((listener) => actions.current.subscribeToTurkish(listener), [actions]),
    () => readCopy().trim() !== '',
  );
  const copy = () => {
    form.setValue(name, readCopy() || null, { shouldDirty: true });
    form.clearErrors(name);
    setAsks(false);
  };
  return (
    <div className="grid gap-2">
      {wide ? null : <TurkishText read={() => (isBlocks ? blocksToHtml(readTurkish()) : readTurkish())} />}
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <FieldState state={isStale && !isMarked ? 'outdated' : text ? 'current' : 'empty'} />
        {isStale ? (
          <>
            {isMarked ? null : (
              <ChangesButton id={editing.id} {...{ kind: editing.kind, name, label, revision, readTurkish }} />
            )}
            <Action
              label={isMarked ? t('english.markStale') : t('english.markCurrent')}
              field={label}
              onClick={() => actions.current.toggleCurrent(name)}
            />
          </>
        ) : null}
        {hasTurkish ? (
          <Action label={t('english.copy')} field={label} onClick={() => (text ? setAsks(true) : copy())} />
        ) : null}
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('english.copy')}
        question={t('english.copyQuestion', { field: label })}
        confirmLabel={t('english.copyNow')}
        onConfirm={copy}
      />
    </div>
  );
}

function FieldState({ state }: { state: 'outdated' | 'current' | 'empty' }) {
  const { t } = useTranslation('admin');
  if (state === 'outdated') return <Badge tone="warn">{t('english.field.outdated')}</Badge>;
  return <span className="text-ink-3">{t(`english.field.${state}`)}</span>;
}

/** Its name says which field it is for, where that is not seen. */
function Action({ label, field, onClick }: { label: string; field: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} aria-label={`${label}: ${field}`} className="link min-h-8 cursor-pointer">
      {label}
    </button>
  );
}

function TurkishText({ read }: { read: () => string }) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  return (
    <details
      onToggle={() => setText(htmlToText(read()))}
      className="rounded-control border border-line-2 bg-surface-2 text-sm"
    >
      <summary className="min-h-10 cursor-pointer px-3 py-2 font-[560]">{t('english.showTurkish')}</summary>
      <p
        lang="tr"
        className="max-h-60 overflow-y-auto border-t border-line-2 px-3 py-2 wrap-anywhere whitespace-pre-wrap"
      >
        {text || t('frame.conflict.nothing')}
      </p>
    </details>
  );
}

/** What has changed in the Turkish since; the code that compares texts is downloaded on the first press. */
function ChangesButton({ revision, ...props }: Omit<ChangesProps, 'onClose' | 'number'> & { revision: number }) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const [Changes, setChanges] = useState<ComponentType<ChangesProps> | null>(null);
  const load = async () => {
    const { EnglishChanges } = await import('./english-changes');
    setChanges(() => EnglishChanges);
  };
  const open = () => void run(load, { failed: t('frame.history.loadFailed') });
  return (
    <>
      <Action label={t('english.changes')} field={props.label} onClick={open} />
      {Changes ? <Changes {...props} number={revision} onClose={() => setChanges(null)} /> : null}
    </>
  );
}
