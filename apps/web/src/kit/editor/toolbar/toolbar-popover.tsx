import { Popover } from '@pano/ui/popover';
import type { Editor } from '@tiptap/core';
import { type ReactElement, type ReactNode, useState } from 'react';

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

/**
 * For menus and panels that close: the caret goes back into the text, as the choice was made for what is written next.
 * Who closed it by going to another field stays there.
 */
export function focusText(editor: Editor) {
  return (event: Event) => {
    event.preventDefault();
    if (document.activeElement === document.body) editor.commands.focus(null, { scrollIntoView: false });
  };
}
