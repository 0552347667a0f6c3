import { adminRecordPath } from '@pano/api/addresses';
import { ConfirmDialog, MessageDialog } from '@pano/ui/alert-dialog';
import { Field } from '@pano/ui/field';
import { focusContent } from '@pano/ui/overlay';
import { Select } from '@pano/ui/select';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { PlainTextField } from '#kit/admin/form/plain-text-field.tsx';
import { forgetDeletion } from '#kit/admin/last-action.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { errorText, readClientError, readErrorStatus } from '#kit/shared/client-error.ts';
import { type Inputs, type Outputs, trpc } from '#kit/shared/trpc.ts';

type Restoration = Outputs['trash']['restore'];
type RestoreQuestion = Restoration['questions'][number];
type RestoreChoices = NonNullable<Inputs['trash']['restore']['choices']>;
type RestoreState = ReturnType<typeof useRestore>;

/** Restores entries; what cannot come back as it was is asked for. */
export function useRestore() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const some = trpc.trash.restore.useMutation();
  const batch = trpc.trash.restoreBatch.useMutation();
  const [questions, setQuestions] = useState<RestoreQuestion[]>([]);
  const [problem, setProblem] = useState<string>();
  const [decisions, setDecisions] = useState<RestoreChoices>([]);
  const showQuestions = (next: RestoreQuestion[]) => {
    setQuestions(next);
    setProblem(undefined);
    setDecisions((made) => made.filter(({ id }) => next.some((question) => question.id === id)));
  };
  const run = async (restoring: Promise<Restoration>) => {
    try {
      const result = await restoring;
      if (result.restored.length > 0) forgetDeletion();
      await utils.invalidate();
      showQuestions(result.questions);
      if (result.restored.length > 0) toast.success(t('trash.restored', { count: result.restored.length }));
      // The button has gone with its row.
      if (result.questions.length === 0) requestAnimationFrame(focusContent);
    } catch (error) {
      const failed = t('trash.restoreFailed');
      if (Object.keys(readClientError(error)?.fields ?? {}).length > 0) return setProblem(errorText(error, failed));
      // Without a response what was typed stays, to try again.
      if (readErrorStatus(error) !== undefined) {
        showQuestions([]);
        void utils.trash.invalidate();
      }
      failure(error, failed);
    }
  };
  /** Restores with a decision beside those made before: one record may need several. */
  const decide = (ids: number[], decision?: RestoreChoices[number]) => {
    if (!decision) return run(some.mutateAsync({ ids, choices: decisions }));
    const before = decisions.find(({ id }) => id === decision.id);
    const choices = [...decisions.filter((made) => made !== before), { ...before, ...decision }];
    setDecisions(choices);
    return run(some.mutateAsync({ ids, choices }));
  };
  return {
    restore: (ids: number[]) => run(some.mutateAsync({ ids })),
    decide,
    restoreBatch: (of: string) => run(batch.mutateAsync({ batch: of })),
    busy: some.isPending || batch.isPending,
    questions,
    /** What is wrong with the last decision. */
    problem,
    setProblem,
    dismiss: () => showQuestions([]),
  };
}

/** What can be decided comes first: of the others there is only something to read. */
const canDecide = (question: RestoreQuestion) =>
  question.kind !== 'exists' && !(question.kind === 'parentGone' && question.others.length === 0);

type AddressQuestion = Extract<RestoreQuestion, { suggestion: string }>;

const isAddress = (question: RestoreQuestion): question is AddressQuestion => 'suggestion' in question;

/** Asks what is needed to bring entries back, one after the other. */
export function RestoreDialog({ restoration }: { restoration: RestoreState }) {
  const { t } = useTranslation('admin');
  const nameOf = useQuestionName();
  const question = restoration.questions.find(canDecide) ?? restoration.questions[0];
  if (!question) return null;
  const { kind } = question;
  if (kind === 'exists') return <TwinDialog question={question} onClose={restoration.dismiss} />;
  if (!canDecide(question)) {
    return (
      <MessageDialog
        onClose={restoration.dismiss}
        title={t('trash.restoreFailed')}
        text={t('trash.questions.ownerGone', { name: nameOf(question) })}
        okLabel={t('trash.questions.later')}
      />
    );
  }
  const key = isAddress(question) ? question.suggestion : '';
  return <QuestionDialog key={`${question.id} ${kind} ${key}`} question={question} restoration={restoration} />;
}

/** A draft is not taken for its record. */
function useQuestionName() {
  const { t } = useTranslation('admin');
  return ({ draft, label }: Pick<RestoreQuestion, 'draft' | 'label'>): string => {
    const name = label || t('trash.unnamed');
    return draft ? t('trash.draft', { name }) : name;
  };
}

type Twin = Extract<RestoreQuestion, { kind: 'exists' }>;

/** Leads to what is there in place of what was deleted. */
function TwinDialog({ question: { draft, place }, onClose }: { question: Twin; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const nameOf = useQuestionName();
  const navigate = useNavigate();
  const { kind, id, label } = place;
  const open = async () => {
    await navigate(adminRecordPath(kind, id));
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('trash.restoreFailed')}
      question={t('trash.questions.exists', {
        kind: t(`activity.entities.${kind}.name`),
        name: nameOf({ draft, label }),
      })}
      confirmLabel={t('trash.questions.open')}
      cancelLabel={t('trash.questions.later')}
      onConfirm={() => void open()}
      destructive={false}
    />
  );
}

function QuestionDialog({ question, restoration }: { question: RestoreQuestion; restoration: RestoreState }) {
  const { t } = useTranslation('admin');
  const [slug, setSlug] = useState(isAddress(question) ? question.suggestion : '');
  const [parentId, setParentId] = useState('');
  const name = useQuestionName()(question);
  const { id, kind } = question;
  const { problem } = restoration;
  const confirm = () => {
    if (kind === 'parentGone' && !parentId) return restoration.setProblem(t('trash.questions.choose'));
    // The others are asked for anew: this decision may change what there is to decide about them.
    const asked = restoration.questions.map((other) => other.id);
    if (kind === 'parentInTrash') return void restoration.decide([question.parentId, ...asked]);
    void restoration.decide(asked, isAddress(question) ? { id, [kind]: slug } : { id, parentId: Number(parentId) });
  };
  return (
    <ConfirmDialog
      onClose={restoration.dismiss}
      title={t('trash.questions.title')}
      question={
        kind === 'parentInTrash'
          ? t('trash.questions.parentInTrash', { name, parent: question.parentLabel ?? t('trash.unnamed') })
          : t(`trash.questions.${kind}`, { name })
      }
      confirmLabel={t('trash.restore')}
      cancelLabel={t('trash.questions.later')}
      onConfirm={confirm}
      destructive={false}
      busy={restoration.busy}
    >
      {isAddress(question) ? (
        <div className="grid gap-3">
          <PlainTextField
            label={t(`trash.questions.address.${question.kind}`)}
            error={problem}
            value={slug}
            onValueChange={setSlug}
            maxLength={200}
          />
          <Link className="link justify-self-start" to={adminRecordPath(question.place.kind, question.place.id)}>
            {t('trash.questions.holder', { name: question.place.label })}
          </Link>
        </div>
      ) : null}
      {kind === 'parentGone' ? (
        <Field label={t(`activity.entities.${question.parent}.name`)} error={problem}>
          {(control) => (
            <Select {...control} value={parentId} onChange={({ target }) => setParentId(target.value)}>
              <option value="">{t('trash.questions.choose')}</option>
              {question.others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}
