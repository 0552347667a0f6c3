import { joinQuestions, parseQuestions, type Question } from '@pano/api/questions';
import { Button, IconButton } from '@pano/ui/button';
import { Field, type FieldProps } from '@pano/ui/field';
import { Textarea } from '@pano/ui/text-input';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TranslatedField } from './english/translated-field';
import { PlainTextField } from './plain-text-field';
import { type FormFieldProps, useField } from './use-field';

type Text = string | null | undefined;

/** Typical questions with their answers; the form holds them as one text. */
export function QuestionsField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, Text>) {
  return <TranslatedField {...props}>{(field) => <OwnQuestionsField {...props} {...field} />}</TranslatedField>;
}

function OwnQuestionsField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output, Text>) {
  const { field, frame, empty } = useField(props);
  return (
    <QuestionsInput
      {...frame}
      value={field.value}
      onChange={(text) => field.onChange(text || empty)}
      onBlur={field.onBlur}
      register={field.ref}
    />
  );
}

interface InputProps extends Omit<FieldProps, 'children'> {
  value: Text;
  onChange: (text: string) => void;
  onBlur?: () => void;
  register?: Ref<HTMLButtonElement>;
}

/** The same with a value of its own, for texts that are not fields of a form. */
export function QuestionsInput({ value, onChange, onBlur, register, ...props }: InputProps) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLOListElement>(null);
  const questions = parseQuestions(value);
  const change = (next: Question[]) => onChange(next.length > 0 ? joinQuestions(next) : '');
  const move = (place: number, step: 1 | -1) => {
    const rest = questions.toSpliced(place, 1);
    change(rest.toSpliced(place + step, 0, ...questions.slice(place, place + 1)));
  };
  return (
    <Field {...props}>
      {(control, labelId) => (
        <fieldset id={control.id} aria-labelledby={labelId} aria-describedby={control['aria-describedby']}>
          {questions.length > 0 ? (
            <ol ref={list} className="mb-3 grid gap-3">
              {questions.map((row, place) => (
                <QuestionRow
                  key={questionKey(place)}
                  name={props.name === undefined ? undefined : `${props.name}.${place}`}
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
            ref={register}
            onBlur={onBlur}
            onClick={() => {
              flushSync(() => change([...questions, { question: '', answer: '' }]));
              list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
            }}
          >
            <Plus aria-hidden="true" />
            {t('fields.questions.add')}
          </Button>
        </fieldset>
      )}
    </Field>
  );
}

/** All that is shown of a row is in the form, so its place is enough. */
const questionKey = (place: number) => `question-${place}`;

interface RowProps {
  name: string | undefined;
  row: Question;
  /** Counted from 1. */
  number: number;
  isLast: boolean;
  onChange: (row: Question) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function QuestionRow({ name, row, number, isLast, onChange, onMove, onRemove }: RowProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  return (
    <li
      data-form-field={name}
      className="grid gap-3 rounded-control border border-line-2 p-3 sm:p-4"
      aria-labelledby={headingId}
    >
      <div className="flex items-center">
        <span id={headingId} className="mr-auto text-sm font-[600] text-ink-3">
          {t('fields.questions.number', { number })}
        </span>
        <IconButton label={t('fields.questions.up', { number })} disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton label={t('fields.questions.down', { number })} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton danger label={t('fields.questions.remove', { number })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <PlainTextField
        label={t('fields.questions.question')}
        autoComplete="off"
        value={row.question}
        onValueChange={(question) => onChange({ ...row, question })}
      />
      <Field label={t('fields.questions.answer')}>
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
