import { blocksToHtml } from '@pano/api/blocks';
import { formatDateTime } from '@pano/i18n/text/dates';
import { htmlToText } from '@pano/i18n/text/html-text';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/language';
import type { FieldLabels } from './field-labels';
import { isSameValue } from './merge-versions';

export type ChangedField = { name: string; label: string; mine: string; theirs: string };

interface Props<Saved> {
  /** What saving the form came to; the dialog opens with somebody else's version. */
  save: {
    theirs: Saved | null;
    isDisputed: (name: string) => boolean;
    keepMine: () => void;
    takeTheirs: () => void;
    postpone: () => void;
  };
  /** Somebody closes the dialog without an answer. */
  onPostpone?: () => void;
  changesTo: (theirs: Saved) => readonly ChangedField[];
}

/** Somebody else saved first: shows both versions of what both have changed and lets the editor choose. */
export function ConflictDialog<Saved extends { updatedAt?: string }>({ save, onPostpone, changesTo }: Props<Saved>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const toast = useToast();
  const { theirs } = save;
  const changes = theirs ? changesTo(theirs).filter(({ name }) => save.isDisputed(name)) : [];
  const copy = async () => {
    const text = changes.map(({ label, mine }) => `${label}\n${mine}`).join('\n\n');
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('frame.conflict.copied'));
    } catch {
      // No permission, or no clipboard without https: the texts stand in the dialog and can be selected.
      toast.error(t('frame.conflict.copyFailed'));
    }
  };
  return (
    <Dialog
      open={theirs !== null}
      onClose={() => {
        onPostpone?.();
        save.postpone();
      }}
      size="lg"
      fullScreenOnPhone
      title={t('frame.conflict.title')}
      description={
        theirs && !theirs.updatedAt
          ? t('frame.conflict.undated')
          : t('frame.conflict.text', { when: theirs?.updatedAt ? formatDateTime(theirs.updatedAt, locale) : '' })
      }
      footer={
        <>
          <Button variant="ghost" size="sm" onClick={() => void copy()} className="max-sm:w-full sm:me-auto">
            {t('frame.conflict.copy')}
          </Button>
          <Button variant="line" size="sm" onClick={save.takeTheirs} className="max-sm:w-full">
            {t('frame.conflict.takeTheirs')}
          </Button>
          <Button size="sm" onClick={save.keepMine} className="max-sm:w-full">
            {t('frame.conflict.keepMine')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {changes.map((change) => (
          <section key={change.label} aria-label={change.label}>
            <h3 className="mb-1.5 font-[600]">{change.label}</h3>
            <dl className="grid gap-3 sm:grid-cols-2">
              <Version term={t('frame.conflict.mine')} text={change.mine} />
              <Version term={t('frame.conflict.theirs')} text={change.theirs} />
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Version({ term, text }: { term: string; text: string }) {
  const { t } = useTranslation('admin');
  return (
    <div className="min-w-0 rounded-control border border-line-2">
      <dt className="border-b border-line bg-surface-2 px-3 py-1.5 text-[0.8125rem] font-[600] text-ink-3">{term}</dt>
      <dd className="max-h-52 overflow-y-auto px-3 py-2 whitespace-pre-wrap">
        {text || <span className="text-ink-3">{t('frame.conflict.nothing')}</span>}
      </dd>
    </div>
  );
}

/** Says a value in words where the plain value would not do, such as the name of a category; undefined leaves it. */
export type ShowValue = (name: string, value: unknown) => string | undefined;

/** Says the value of a field in words. */
export function useValueWords(show: ShowValue | undefined) {
  const { t } = useTranslation('admin');
  return (name: string, value: unknown): string => {
    const shown = show?.(name, value);
    if (shown !== undefined) return shown;
    if (value === null || value === undefined) return '';
    // People count places from 1.
    if (name === 'order') return String(Number(value) + 1);
    if (typeof value === 'boolean') return value ? t('frame.confirm.yes') : t('frame.confirm.no');
    return sayValue(value);
  };
}

/** Of a list whose items have several fields each, the texts of an item stand in a line of their own. */
function sayValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (!Array.isArray(value)) return htmlToText(blocksToHtml(value));
  return value.map(sayValue).join(value.some((item) => typeof item === 'object') ? '\n' : ', ');
}

/** The fields in which two versions differ, both sides in words. */
export function useChangedFields(labels: FieldLabels, show: ShowValue | undefined) {
  const words = useValueWords(show);
  const inWords = (name: string, value: unknown): string => {
    const text = words(name, value);
    return text === value && /<\/?[a-z]/i.test(text) ? htmlToText(text) : text;
  };
  return (mine: object, theirs: object): ChangedField[] => {
    const other = new Map<string, unknown>(Object.entries(theirs));
    const own = new Map<string, unknown>(Object.entries(mine));
    return [...labels]
      .filter(([name]) => !isSameValue(own.get(name), other.get(name)))
      .map(([name, { label }]) => {
        const [mine, theirs] = leaveOutCommon(own.get(name), other.get(name));
        return { name, label, mine: inWords(name, mine), theirs: inWords(name, theirs) };
      });
  };
}

const isRows = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);

/** Of two lists whose items have several fields each those items that differ; both lists, where only their order does. */
function leaveOutCommon(one: unknown, other: unknown): [unknown, unknown] {
  if (!isRows(one) || !isRows(other)) return [one, other];
  const ownOf = (rows: object[], others: object[]) =>
    rows.filter((row) => !others.some((another) => isSameValue(row, another)));
  const [first, second] = [ownOf(one, other), ownOf(other, one)];
  return first.length + second.length > 0 ? [first, second] : [one, other];
}
