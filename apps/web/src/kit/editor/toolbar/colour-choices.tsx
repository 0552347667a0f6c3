import type { Editor } from '@tiptap/core';
import { Baseline, PaintBucket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setTextStyle } from '../document/commands';
import { ColourPopover } from './colour-popover';
import type { ToolbarState } from './use-toolbar-state';

type Props = { editor: Editor; state: ToolbarState; disabled: boolean };

const textColours = [
  { id: 'main', value: 'var(--text)' },
  { id: 'second', value: 'var(--text-2)' },
  { id: 'muted', value: 'var(--text-3)' },
  { id: 'copper', value: 'var(--accent-text)' },
  { id: 'blue', value: 'var(--link)' },
  { id: 'green', value: 'var(--ok)' },
  { id: 'red', value: 'var(--err)' },
  { id: 'mustard', value: 'var(--warn)' },
] as const;

export function TextColour({ editor, state, disabled }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ColourPopover
      editor={editor}
      label={t('editor.colour.text')}
      icon={<Baseline aria-hidden="true" />}
      colours={textColours.map(({ id, value }) => ({ name: t(`editor.colour.${id}`), value }))}
      value={state.color}
      onChoose={(color) => setTextStyle(editor, { color })}
      disabled={disabled}
    />
  );
}

const tints = [
  { id: 'plain', value: 'var(--surface)' },
  { id: 'lightGrey', value: 'var(--surface-2)' },
  { id: 'grey', value: 'var(--surface-3)' },
  { id: 'copper', value: 'var(--accent-tint)' },
  { id: 'blue', value: 'var(--link-tint)' },
  { id: 'green', value: 'var(--ok-tint)' },
  { id: 'red', value: 'var(--err-tint)' },
  { id: 'yellow', value: 'var(--warn-tint)' },
] as const;

export function BackgroundColour({ editor, state, disabled }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ColourPopover
      editor={editor}
      label={t('editor.colour.background')}
      icon={<PaintBucket aria-hidden="true" />}
      colours={tints.map(({ id, value }) => ({ name: t(`editor.colour.${id}`), value }))}
      value={state.background}
      onChoose={(background) => setTextStyle(editor, { background })}
      disabled={disabled}
    />
  );
}
