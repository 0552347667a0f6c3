import { Popover } from '@pano/ui/popover';
import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusText } from './focus-text';
import { LinkForm } from './link-form';

type Props = { editor: Editor; isActive: boolean; disabled: boolean };

export function LinkPopover({ editor, isActive, disabled }: Props) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={t('editor.link.label')}
      open={isOpen}
      onOpenChange={setIsOpen}
      onCloseAutoFocus={focusText(editor)}
      className="w-80"
      trigger={
        <ToolbarButton label={t('editor.link.label')} pressed={isActive} disabled={disabled}>
          <Link aria-hidden="true" />
        </ToolbarButton>
      }
    >
      <LinkForm editor={editor} isActive={isActive} onDone={() => setIsOpen(false)} />
    </Popover>
  );
}
