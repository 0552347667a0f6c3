import { Button, type ButtonProps } from '@pano/ui/button';
import { type ReactNode, useState } from 'react';
import { type ActionTexts, useAction } from './use-action';

interface ActionProps<Result> extends Omit<ButtonProps, 'onClick' | 'busy'> {
  action: () => Promise<Result>;
  texts: ActionTexts<Result>;
}

/** A small button that runs an action and says how it ended. */
export function ActionButton<Result>({ action, texts, ...button }: ActionProps<Result>) {
  const { run, busy } = useAction();
  return <Button size="sm" busy={busy} onClick={() => void run(action, texts)} {...button} />;
}

interface DialogProps extends Omit<ButtonProps, 'onClick'> {
  renderDialog: (close: () => void) => ReactNode;
}

/** A small button that opens a dialog. */
export function DialogButton({ renderDialog, ...button }: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)} {...button} />
      {isOpen ? renderDialog(() => setIsOpen(false)) : null}
    </>
  );
}
