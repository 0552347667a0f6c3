import { Popover } from '@pano/ui/popover';
import type { Editor } from '@tiptap/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { focusText } from './focus-text';

type Props = {
  editor: Editor;
  label: string;
  trigger: ReactElement;
  className: string;
  children: (close: () => void) => ReactNode;
};

/** A panel of the toolbar, which gives the caret back to the text when it closes. */
export function ToolbarPopover({ editor, label, trigger, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setIsOpen}
      onCloseAutoFocus={focusText(editor)}
      className={className}
      trigger={trigger}
    >
      {children(() => setIsOpen(false))}
    </Popover>
  );
}
