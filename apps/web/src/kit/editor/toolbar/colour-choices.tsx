import { cx } from '@pano/ui/cx';
import { SwatchGroup } from '@pano/ui/swatch-group';
import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { Baseline, PaintBucket, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setTextStyle } from '../document/commands';
import { ToolbarPopover } from './toolbar-popover';
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

export function TextColour(props: Props) {
  const { t } = useTranslation('admin');
  return (
    <ColourPopover
      {...props}
      label={t('editor.colour.text')}
      icon={<Baseline aria-hidden="true" />}
      colours={textColours.map(({ id, value }) => ({ name: t(`editor.colour.${id}`), value }))}
      value={props.state.color}
      onChoose={(color) => setTextStyle(props.editor, { color })}
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

export function BackgroundColour(props: Props) {
  const { t } = useTranslation('admin');
  return (
    <ColourPopover
      {...props}
      label={t('editor.colour.background')}
      icon={<PaintBucket aria-hidden="true" />}
      colours={tints.map(({ id, value }) => ({ name: t(`editor.colour.${id}`), value }))}
      value={props.state.background}
      onChoose={(background) => setTextStyle(props.editor, { background })}
    />
  );
}

type ColourPopoverProps = Props & {
  label: string;
  icon: ReactNode;
  colours: { name: string; value: string }[];
  value: string | null;
  onChoose: (value: string | null) => void;
};

/** Colours of the design, which follow the theme and the ground they stand on. */
function ColourPopover({ editor, label, icon, colours, value, onChoose, disabled }: ColourPopoverProps) {
  const { t } = useTranslation('admin');
  const name = colours.find((colour) => colour.value === value)?.name;
  return (
    <ToolbarPopover
      editor={editor}
      label={label}
      className="grid w-auto gap-1 p-2"
      trigger={
        <ToolbarButton label={name ? `${label}: ${name}` : label} disabled={disabled} className="relative">
          {icon}
          <span
            aria-hidden="true"
            className={cx('absolute inset-x-2 bottom-0.5 h-[3px]', value && 'outline outline-line-strong')}
            style={value ? { background: value } : undefined}
          />
        </ToolbarButton>
      }
    >
      {(close) => {
        const choose = (next: string | null) => {
          onChoose(next);
          close();
        };
        return (
          <>
            <SwatchGroup label={label} colours={colours} value={value} onValueChange={choose} />
            <button
              type="button"
              onClick={() => choose(null)}
              className="flex min-h-10 items-center justify-center gap-2 rounded-control px-2 text-sm text-ink-2 hover:bg-surface-2 hover:text-ink [&>svg]:size-4"
            >
              <X aria-hidden="true" />
              {t('editor.colour.clear')}
            </button>
          </>
        );
      }}
    </ToolbarPopover>
  );
}
