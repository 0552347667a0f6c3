import { cx } from '@pano/ui/cx';
import { SwatchGroup } from '@pano/ui/swatch-group';
import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolbarPopover } from './toolbar-popover';

type Props = {
  editor: Editor;
  label: string;
  icon: ReactNode;
  colours: { name: string; value: string }[];
  value: string | null;
  onChoose: (value: string | null) => void;
  disabled: boolean;
};

/** Colours of the design, which follow the theme and the ground they stand on. */
export function ColourPopover({ editor, label, icon, colours, value, onChoose, disabled }: Props) {
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
