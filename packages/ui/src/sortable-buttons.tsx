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
  vertical?: boolean;
}

export function SortableButtons(props: SortableButtonsProps) {
  const { upLabel, downLabel, onUp, onDown, isFirst, isLast, vertical = false } = props;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'up' | 'down' | null>(null);

  // At the end of the list the pressed button becomes disabled and would lose the focus: the other one gets it.
  useEffect(() => {
    if (pressed.current === null) return;
    if (pressed.current === 'up' && isFirst) down.current?.focus();
    if (pressed.current === 'down' && isLast) up.current?.focus();
    if (isFirst || isLast) pressed.current = null;
  }, [isFirst, isLast]);

  const press = (direction: 'up' | 'down', move: () => void) => () => {
    pressed.current = direction;
    move();
  };
  return (
    <span className={cx('inline-flex', vertical && 'flex-col')}>
      <IconButton ref={up} label={upLabel} disabled={isFirst} onClick={press('up', onUp)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton ref={down} label={downLabel} disabled={isLast} onClick={press('down', onDown)}>
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  );
}
