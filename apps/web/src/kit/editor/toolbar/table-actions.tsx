import { Toolbar, ToolbarButton, ToolbarGroup } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteColumn, deleteRow } from '../document/table';
import type { ToolbarState } from './use-toolbar-state';

type Action = {
  name: keyof typeof import('@pano/i18n/tr/admin/index').admin.editor.table;
  run: (editor: Editor) => unknown;
};

const groups: Action[][] = [
  [
    { name: 'addRowAbove', run: (editor) => editor.commands.addRowBefore() },
    { name: 'addRowBelow', run: (editor) => editor.commands.addRowAfter() },
    { name: 'deleteRow', run: deleteRow },
  ],
  [
    { name: 'addColumnBefore', run: (editor) => editor.commands.addColumnBefore() },
    { name: 'addColumnAfter', run: (editor) => editor.commands.addColumnAfter() },
    { name: 'deleteColumn', run: deleteColumn },
  ],
  [
    { name: 'headerRow', run: (editor) => editor.commands.toggleHeaderRow() },
    { name: 'deleteTable', run: (editor) => editor.commands.deleteTable() },
  ],
];

type Props = {
  editor: Editor;
  state: ToolbarState;
  controls: string;
  disabled: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
};

/** What can be done with the table around the caret. */
export function TableActions({ editor, state, controls, disabled, onKeyDown }: Props) {
  const { t } = useTranslation('admin');
  const run = (action: Action) => (event: MouseEvent) => {
    // A step of its own for undoing, however soon after the last letter.
    editor.view.dispatch(closeHistory(editor.state.tr));
    action.run(editor);
    const isPointer = event.detail > 0;
    if ((isPointer || !editor.isActive('table')) && !editor.isFocused) {
      editor.commands.focus(null, { scrollIntoView: false });
    }
  };
  return (
    <Toolbar
      label={t('editor.commands.table')}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="rounded-t-none"
    >
      {groups.map((actions) => (
        <ToolbarGroup key={actions[0]?.name}>
          {actions.map((action) => (
            <ToolbarButton
              key={action.name}
              label={t(`editor.table.${action.name}`)}
              pressed={action.name === 'headerRow' ? state.hasHeaderRow : undefined}
              disabled={disabled}
              isChoice
              onClick={run(action)}
            >
              {t(`editor.table.${action.name}`)}
            </ToolbarButton>
          ))}
        </ToolbarGroup>
      ))}
    </Toolbar>
  );
}
