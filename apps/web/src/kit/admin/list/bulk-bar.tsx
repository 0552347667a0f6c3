import type { SluggedKind } from '@pano/api/addresses';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Button } from '@pano/ui/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkingPlaces } from '../links/linking-places';
import { type ActionTexts, useAction } from '../use-action';
import type { RowSelection } from './use-selection';

/** Resolves after the list has been loaded again. */
type BulkRun = (ids: number[]) => Promise<{ count: number }>;

/** What a dialog needs that asks before something is done; `run` resolves to whether it was done. */
export interface BulkQuestion {
  count: number;
  run: (action: BulkRun) => Promise<boolean>;
  busy: boolean;
  onClose: () => void;
}

/** Something that is done to all chosen records, at once or after a question. */
export type BulkAction = { text: string } & (
  | { run: BulkRun }
  | { renderDialog: (question: BulkQuestion) => ReactNode }
);

/** What deleting several records takes besides a question. */
export interface BulkRemoval {
  /** What else deleting the chosen rows affects. */
  consequence?: ReactNode;
  /** Handles an error that needs more than a message; returns whether it did. */
  handleError?: (error: unknown) => boolean;
}

interface Props extends BulkRemoval {
  selection: RowSelection;
  actions: readonly BulkAction[];
  /** Null where the person may not. */
  remove: BulkRun | null;
  /** What the records are, where they have a page each: the question names what links to them. */
  pageKind?: SluggedKind | undefined;
}

/** What can be done with all chosen rows at once. Shows itself as soon as one is chosen. */
export function BulkBar({ selection, actions, remove, pageKind, consequence, handleError }: Props) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const [asking, setAsking] = useState(false);
  /** The text of the action that asks. */
  const [asked, setAsked] = useState<string | null>(null);
  const question = actions.find(({ text }) => text === asked);
  const count = selection.ids.size;
  const doneTexts = { done: (changed: { count: number }) => t('frame.bulk.done', changed) };
  /** Runs an action on all chosen records with one call. */
  const runOnChosen = (action: BulkRun, texts: Omit<ActionTexts<{ count: number }>, 'failed'> = doneTexts) =>
    run(
      async () => {
        const result = await action([...selection.ids]);
        selection.clear();
        return result;
      },
      { ...texts, failed: t('frame.bulk.failed') },
    );
  const confirmRemove = async () => {
    if (remove) await runOnChosen(remove, { done: (removed) => t('frame.bulk.removed', removed), handleError });
    setAsking(false);
  };
  return (
    <>
      <SelectionBar selection={selection}>
        {actions.map((action) => (
          <Button
            key={action.text}
            variant="line"
            size="sm"
            disabled={busy}
            onClick={() => ('run' in action ? void runOnChosen(action.run) : setAsked(action.text))}
          >
            {action.text}
          </Button>
        ))}
        {remove ? (
          <Button variant="danger-line" size="sm" disabled={busy} onClick={() => setAsking(true)}>
            {t('frame.bulk.remove')}
          </Button>
        ) : null}
      </SelectionBar>
      {question && 'renderDialog' in question
        ? question.renderDialog({ count, run: (action) => runOnChosen(action), busy, onClose: () => setAsked(null) })
        : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        question={t('frame.bulk.confirmRemove', { count })}
        confirmLabel={t('frame.confirm.remove')}
        onConfirm={() => void confirmRemove()}
        busy={busy}
        busyText={t('frame.list.removing')}
      >
        {consequence}
        {asking && pageKind ? <LinkingPlaces kind={pageKind} ids={[...selection.ids]} /> : null}
      </ConfirmDialog>
    </>
  );
}

/** How many rows are chosen, what can be done with them, and the way to choose all or none. */
export function SelectionBar({ selection, children }: { selection: RowSelection; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <section
      aria-label={t('frame.bulk.label')}
      className="sticky top-(--sticky-top) z-12 mb-3 flex flex-wrap items-center gap-2.5 rounded-card border border-line-2 bg-link-tint px-4 py-2"
    >
      <p role="status" className="me-auto font-[560]">
        {t('frame.bulk.selected', { count })}
      </p>
      {count < selection.shown.length ? (
        <Button variant="ghost" size="sm" onClick={() => selection.set(new Set(selection.shown))}>
          {t('frame.bulk.selectAll')}
        </Button>
      ) : null}
      {children}
      <Button variant="ghost" size="sm" onClick={selection.clear}>
        {t('frame.bulk.clear')}
      </Button>
    </section>
  );
}
