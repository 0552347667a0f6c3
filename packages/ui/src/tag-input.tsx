import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx';

export interface TagInputTexts {
  placeholder: string;
  remove: (tag: string) => string;
  /** Shown instead of the input at the limit. */
  limit: string;
  counter: (count: number, max: number) => string;
  /** For screen readers. */
  added: (tags: string) => string;
  removed: (tag: string) => string;
  /** Shown above the suggestions. */
  suggestions: string;
  addSuggestion: (tag: string) => string;
}

export interface TagInputProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  texts: TagInputTexts;
  suggestions?: readonly string[];
  /** Lower case depends on the language of the tags ("I" in Turkish), so the caller passes a function. */
  normalize: (text: string) => string;
  onBlur?: () => void;
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  lang?: string | undefined;
}

export function TagInput(props: TagInputProps) {
  const { value, onValueChange, texts, suggestions = [], normalize } = props;
  const [draft, setDraft] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const refocus = useRef(false);
  const full = value.length >= max;

  // At the limit a text replaces the input, below it the input returns: the focus must stay inside in both cases.
  useEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    if (!full) input.current?.focus();
    else [...(list.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  });

  const keepFocus = () => {
    refocus.current = root.current?.contains(document.activeElement) ?? false;
  };
  const add = (candidates: readonly string[]) => {
    const tags = addTags(value, candidates, { max, normalize });
    const added = tags.slice(value.length);
    if (added.length === 0) return;
    onValueChange(tags);
    setAnnouncement([texts.added(added.join(', ')), tags.length >= max ? texts.limit : ''].join(' '));
    keepFocus();
  };
  const remove = (tag: string) => {
    onValueChange(value.filter((other) => other !== tag));
    setAnnouncement(texts.removed(tag));
    keepFocus();
  };
  const commitDraft = () => {
    add([draft]);
    setDraft('');
  };
  const handleChange = (text: string) => {
    // Phone keyboards report no key for the comma, only the changed text.
    if (!text.includes(',')) return setDraft(text);
    add(text.split(','));
    setDraft('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      commitDraft();
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last);
  };
  const handlePaste = (event: ClipboardEvent) => {
    // The input would remove the line breaks that separate tags.
    const pasted = splitTags(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    add([draft, ...pasted]);
    setDraft('');
  };
  const handleBlur = () => {
    // A word still in the field must not be lost on save.
    commitDraft();
    props.onBlur?.();
  };

  return (
    <div ref={root} className="grid gap-1.5">
      <ul ref={list} className={cx(boxClass, props['aria-invalid'] && invalidClass, full && 'bg-surface-2')}>
        {value.map((tag) => (
          <li key={tag} className={chipClass}>
            <span className="min-w-0 truncate">{tag}</span>
            <button type="button" aria-label={texts.remove(tag)} onClick={() => remove(tag)} className={removeClass}>
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
        <li className="min-w-0 flex-[1_1_140px]">
          {full ? (
            <span className="block px-1.5 py-1 text-sm leading-snug text-ink-3">{texts.limit}</span>
          ) : (
            <input
              ref={input}
              id={props.id}
              type="text"
              lang={props.lang}
              autoComplete="off"
              enterKeyHint="enter"
              aria-describedby={props['aria-describedby']}
              aria-invalid={props['aria-invalid']}
              placeholder={texts.placeholder}
              value={draft}
              onChange={(event) => handleChange(event.target.value)}
              onKeyDown={handleKeyDown}
              onPaste={handlePaste}
              onBlur={handleBlur}
              className="h-[30px] w-full bg-transparent px-1.5 text-[0.9375rem] text-ink outline-hidden placeholder:text-ink-3"
            />
          )}
        </li>
      </ul>
      <p className="text-sm leading-snug text-ink-3 tabular-nums">{texts.counter(value.length, max)}</p>
      <TagSuggestions
        label={texts.suggestions}
        addLabel={texts.addSuggestion}
        suggestions={findSuggestions(suggestions, value, normalize(draft), normalize)}
        disabled={full}
        onAdd={(tag) => {
          add([tag]);
          // It was the beginning of this one.
          setDraft('');
        }}
      />
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

/** How many tags there may be. */
const max = 20;

const boxClass = cx(
  'flex min-h-(--control) flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-surface p-[5px] transition-[border-color,box-shadow] duration-120',
  'hover:border-ink-2 focus-within:border-focus focus-within:ring-3 focus-within:ring-focus-ring',
);
const invalidClass = 'border-err bg-err-field inset-ring inset-ring-err';
const chipClass =
  'inline-flex h-[30px] max-w-full items-center gap-0.5 rounded-plate bg-surface-2 ps-2.5 text-sm font-[540] text-ink';
const removeClass = 'grid h-[30px] w-7 flex-none place-items-center text-ink-3 hover:text-err';

interface TagSuggestionsProps {
  label: string;
  addLabel: (tag: string) => string;
  suggestions: readonly string[];
  disabled: boolean;
  onAdd: (tag: string) => void;
}

function TagSuggestions({ label, addLabel, suggestions, disabled, onAdd }: TagSuggestionsProps) {
  const labelId = useId();
  if (suggestions.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p id={labelId} className="text-sm leading-snug text-ink-3">
        {label}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-1.5">
        {suggestions.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              disabled={disabled}
              aria-label={addLabel(tag)}
              // Keeps the focus in the input, where the next tag is typed.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onAdd(tag)}
              className="inline-flex min-h-8 items-center gap-[5px] rounded-plate px-2.5 text-sm text-ink-2 inset-ring inset-ring-line-2 not-disabled:hover:text-ink not-disabled:hover:inset-ring-ink disabled:cursor-not-allowed disabled:text-ink-3"
            >
              <Plus aria-hidden="true" className="size-3.5" />
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TagRules {
  max: number;
  normalize: (text: string) => string;
}

/** Splits a pasted list at commas, semicolons and line breaks. */
export function splitTags(text: string): string[] {
  return text.split(/[,;\r\n]+/);
}

/** Appends the candidates, normalized and without empty ones and duplicates, up to the limit. */
export function addTags(
  current: readonly string[],
  candidates: readonly string[],
  { max, normalize }: TagRules,
): string[] {
  const tags = [...current];
  for (const candidate of candidates) {
    const tag = normalize(candidate);
    if (tags.length < max && tag !== '' && !tags.includes(tag)) tags.push(tag);
  }
  return tags;
}

/** More would bury the field; typing finds the others. */
const mostSuggestions = 60;

/** What is not chosen yet and has the text that is being typed. */
export const findSuggestions = (
  suggestions: readonly string[],
  chosen: readonly string[],
  typed: string,
  normalize: TagRules['normalize'],
): string[] =>
  suggestions
    .filter((suggestion) => !chosen.includes(normalize(suggestion)) && normalize(suggestion).includes(typed))
    .slice(0, mostSuggestions);
