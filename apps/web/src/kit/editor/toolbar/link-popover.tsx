import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkForm } from './link-form';
import { ToolbarPopover } from './toolbar-popover';

type Props = { editor: Editor; isActive: boolean; disabled: boolean };

export function LinkPopover({ editor, isActive, disabled }: Props) {
  const { t } = useTranslation('admin');
  const label = t('editor.link.label');
  return (
    <ToolbarPopover
      editor={editor}
      label={label}
      className="w-80"
      trigger={
        <ToolbarButton label={label} pressed={isActive} disabled={disabled}>
          <Link aria-hidden="true" />
        </ToolbarButton>
      }
    >
      {(close) => <LinkForm editor={editor} isActive={isActive} onDone={close} />}
    </ToolbarPopover>
  );
}
