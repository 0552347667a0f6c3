import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from './button';
import { cx } from './cx';

export interface SortableButtonsProps {
  upLabel: string;
  downLabel: string;
  onUp: () => void;
  onDown: () => void;
  isFirst: boolean;
  isLast: boolean;
  /** A move is being saved. */
  disabled?: boolean;
  vertical?: boolean;
  className?: string;
}

export function SortableButtons(props: SortableButtonsProps) {
  const { upLabel, downLabel, onUp, onDown, isFirst, isLast, disabled = false, vertical = false, className } = props;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'up' | 'down' | null>(null);

  // At the end of the list the pressed button becomes disabled and would lose the focus: the other one gets it.
  useEffect(() => {
    if (disabled || pressed.current === null) return;
    if (pressed.current === 'up' && isFirst) down.current?.focus();
    if (pressed.current === 'down' && isLast) up.current?.focus();
    if (isFirst || isLast) pressed.current = null;
  }, [isFirst, isLast, disabled]);

  const press = (direction: 'up' | 'down', move: () => void) => () => {
    pressed.current = direction;
    move();
  };
  return (
    <span className={cx('inline-flex', vertical && 'flex-col', className)}>
      <IconButton ref={up} label={upLabel} disabled={isFirst || disabled} onClick={press('up', onUp)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton ref={down} label={downLabel} disabled={isLast || disabled} onClick={press('down', onDown)}>
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  );
}
