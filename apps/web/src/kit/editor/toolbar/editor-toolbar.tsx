import { Toolbar, ToolbarButton, ToolbarGroup } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AlignChoice, FaceChoice, HeadingChoice, SizeChoice } from './block-choices';
import { BackgroundColour, TextColour } from './colour-choices';
import {
  blockCommands,
  emphasisCommands,
  listCommands,
  plainCommands,
  scriptCommands,
  type ToolbarCommand,
  tableCommands,
} from './commands';
import { type ImagePicker, ImagePopover } from './image-popover';
import { LinkPopover } from './link-popover';
import { TableActions } from './table-actions';
import { type ToolbarState, useToolbarState } from './use-toolbar-state';

type Props = { editor: Editor; controls: string; disabled: boolean; imagePicker: ImagePicker | undefined };

export function EditorToolbar({ editor, controls, disabled, imagePicker }: Props) {
  const { t } = useTranslation('admin');
  const state = useToolbarState(editor);
  const shared = { editor, state, disabled };
  const buttons = (commands: typeof emphasisCommands) =>
    commands.map((command) => <CommandButton key={command.name} command={command} {...shared} />);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Panels and menus hand their keys on to here as well; they close by Escape themselves.
    if (event.key !== 'Escape' || !(event.target instanceof Node) || !event.currentTarget.contains(event.target))
      return;
    editor.commands.focus();
  };
  return (
    <>
      <Toolbar label={t('editor.toolbar')} aria-controls={controls} onKeyDown={handleKeyDown}>
        <ToolbarGroup>
          <HeadingChoice {...shared} />
        </ToolbarGroup>
        <ToolbarGroup>
          <FaceChoice {...shared} />
          <SizeChoice {...shared} />
        </ToolbarGroup>
        <ToolbarGroup>{buttons(emphasisCommands)}</ToolbarGroup>
        <ToolbarGroup>
          <TextColour {...shared} />
          <BackgroundColour {...shared} />
        </ToolbarGroup>
        <ToolbarGroup>{buttons(scriptCommands)}</ToolbarGroup>
        <ToolbarGroup>
          {buttons(listCommands)}
          <AlignChoice {...shared} />
        </ToolbarGroup>
        <ToolbarGroup>{buttons(blockCommands)}</ToolbarGroup>
        <ToolbarGroup>
          <LinkPopover editor={editor} isActive={state.active.includes('link')} disabled={disabled} />
          <ImagePopover
            editor={editor}
            isActive={state.active.includes('image')}
            disabled={disabled}
            picker={imagePicker}
          />
        </ToolbarGroup>
        <ToolbarGroup>{buttons(plainCommands)}</ToolbarGroup>
        <ToolbarGroup>{buttons(tableCommands)}</ToolbarGroup>
      </Toolbar>
      {state.active.includes('table') ? (
        <TableActions controls={controls} onKeyDown={handleKeyDown} {...shared} />
      ) : null}
    </>
  );
}

type CommandButtonProps = { command: ToolbarCommand; editor: Editor; state: ToolbarState; disabled: boolean };

function CommandButton({ command, editor, state, disabled }: CommandButtonProps) {
  const { t } = useTranslation('admin');
  const { name, icon: Icon, key, run, toggles, isIdle } = command;
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
      pressed={toggles ? state.active.includes(name) : undefined}
      idle={isIdle?.(state)}
      disabled={disabled}
      onClick={handleClick}
    >
      <Icon aria-hidden="true" />
    </ToolbarButton>
  );
}

const modifier = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl+';
