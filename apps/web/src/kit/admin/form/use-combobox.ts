import { type KeyboardEvent, useId, useState } from 'react';

interface Props<Option> {
  /** What the list below the field offers. */
  options: readonly Option[];
  isOpen: boolean;
  /**
   * Whether the options are what was found for the typed text, of which the first one is marked; `pending` while they are
   * on their way, `none` while nothing is typed.
   */
  hits: 'none' | 'pending' | 'found';
  onOpenChange: (open: boolean) => void;
  onChoose: (option: Option) => void;
}

/**
 * The keys of a text field with a list below it. While the list is open, Enter takes what is marked or closes the list,
 * and never sends the form.
 */
export function useCombobox<Option>({ options, isOpen, hits, onOpenChange, onChoose }: Props<Option>) {
  const listId = useId();
  const [moved, setMoved] = useState<number | null>(null);
  const active = moved ?? (hits === 'found' ? 0 : -1);
  const optionId = (index: number) => `${listId}-${index}`;
  const isListed = isOpen && options.length > 0;

  const show = (next: boolean) => {
    onOpenChange(next);
    setMoved(null);
  };
  const choose = (option: Option) => {
    onChoose(option);
    show(false);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return show(true);
    if (options.length === 0) return;
    const from = active === -1 && step === -1 ? 0 : active;
    const next = (from + step + options.length) % options.length;
    setMoved(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const take = () => {
    const option = options[active];
    if (option !== undefined) choose(option);
    else if (hits !== 'pending') show(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key !== 'ArrowDown' && key !== 'ArrowUp' && !(isOpen && (key === 'Enter' || key === 'Escape'))) return;
    event.preventDefault();
    if (key === 'Enter') take();
    else if (key === 'Escape') show(false);
    else move(key === 'ArrowDown' ? 1 : -1);
  };
  return {
    listId,
    optionId,
    /** The marked option, -1 for none. */
    active,
    show,
    choose,
    /** For the text field. */
    combobox: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': isListed && options[active] !== undefined ? optionId(active) : undefined,
      onKeyDown: handleKeyDown,
    } as const,
  };
}
