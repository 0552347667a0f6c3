import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolbarCommand } from './commands';

import type { ToolbarState } from './use-toolbar-state';

type Props = { command: ToolbarCommand; editor: Editor; state: ToolbarState; disabled: boolean };

export function CommandButton({ command, editor, state, disabled }: Props) {
  const { t } = useTranslation('admin');
  const { name, icon: Icon, key, run, isPressed, isIdle } = command;
  const label = t(`editor.commands.${name}`);
  const handleClick = (event: MouseEvent) => {
    run(editor);
    // A click goes on to writing; a key may go on to the next button.
    const isPointer = event.detail > 0;
    if (isPointer && !editor.isFocused) editor.commands.focus(null, { scrollIntoView: false });
  };
  return (
    <ToolbarButton
      label={label}
      tooltip={key ? `${label} (${modifier}${key})` : label}
      pressed={isPressed?.(state)}
      idle={isIdle?.(state)}
      disabled={disabled}
      onClick={handleClick}
    >
      <Icon aria-hidden="true" />
    </ToolbarButton>
  );
}

const modifier = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl+';
