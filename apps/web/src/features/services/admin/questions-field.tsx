import { joinQuestions, parseQuestions, type Question } from '@pano/api/services/service-questions.schema';
import { Button, IconButton } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { Textarea, TextInput } from '@pano/ui/text-input';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type EnglishTexts, Translated } from '#kit/admin/form/english/english-context.tsx';
import { type FormFieldProps, useField } from '#kit/admin/form/use-field.ts';

type Text = string | null | undefined;

/** Typical questions with their answers; the form holds them as one text. */
export function QuestionsField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, Text>) {
  return (
    <Translated
      {...props}
      turkish={(label) => <OwnQuestionsField {...props} label={label} />}
      english={({ control }, label) => (
        <OwnQuestionsField<EnglishTexts, EnglishTexts> {...props} control={control} name={props.name} label={label} />
      )}
    />
  );
}

function OwnQuestionsField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, Text>) {
  const { t } = useTranslation('admin');
  const { field, error, empty } = useField(props);
  const questions = parseQuestions(field.value);
  const change = (next: Question[]) => field.onChange(next.length > 0 ? joinQuestions(next) : empty);
  const move = (place: number, step: 1 | -1) => {
    const rest = questions.toSpliced(place, 1);
    change(rest.toSpliced(place + step, 0, ...questions.slice(place, place + 1)));
  };
  return (
    <Field label={props.label} hint={props.hint} error={error}>
      {(control, labelId) => (
        <fieldset id={control.id} aria-labelledby={labelId} aria-describedby={control['aria-describedby']}>
          {questions.length > 0 ? (
            <ol className="mb-3 grid gap-3">
              {questions.map((row, place) => (
                <QuestionRow
                  key={questionKey(place)}
                  row={row}
                  number={place + 1}
                  isLast={place === questions.length - 1}
                  onChange={(changed) => change(questions.with(place, changed))}
                  onMove={(step) => move(place, step)}
                  onRemove={() => change(questions.toSpliced(place, 1))}
                />
              ))}
            </ol>
          ) : null}
          <Button
            variant="line"
            ref={field.ref}
            onBlur={field.onBlur}
            onClick={() => change([...questions, { question: '', answer: '' }])}
          >
            <Plus aria-hidden="true" />
            {t('services.questions.add')}
          </Button>
        </fieldset>
      )}
    </Field>
  );
}

/** All that is shown of a row is in the form, so its place is enough. */
const questionKey = (place: number) => `question-${place}`;

interface RowProps {
  row: Question;
  /** Counted from 1. */
  number: number;
  isLast: boolean;
  onChange: (row: Question) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function QuestionRow({ row, number, isLast, onChange, onMove, onRemove }: RowProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  return (
    <li className="grid gap-3 rounded-control border border-line-2 p-3 sm:p-4" aria-labelledby={headingId}>
      <div className="flex items-center">
        <span id={headingId} className="mr-auto text-sm font-[600] text-ink-3">
          {t('services.questions.number', { number })}
        </span>
        <IconButton label={t('services.questions.up', { number })} disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton label={t('services.questions.down', { number })} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton danger label={t('services.questions.remove', { number })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <Field label={t('services.questions.question')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={row.question}
            onChange={({ target }) => onChange({ ...row, question: target.value })}
          />
        )}
      </Field>
      <Field label={t('services.questions.answer')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={row.answer}
            onChange={({ target }) => onChange({ ...row, answer: target.value })}
          />
        )}
      </Field>
    </li>
  );
}
