import { DropdownMenu, MenuRadioGroup } from '@pano/ui/dropdown-menu';
import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusText } from './focus-text';

type Props = {
  editor: Editor;
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChoose: (value: string) => void;
  disabled: boolean;
  /** Stands for the value where its text would be too long. */
  icon?: ReactNode;
  className?: string;
};

export function ChoiceMenu({ editor, label, value, options, onChoose, disabled, icon, className }: Props) {
  const current = options.find((option) => option.value === value)?.text ?? '';
  return (
    <DropdownMenu
      align="start"
      onCloseAutoFocus={focusText(editor)}
      trigger={
        <ToolbarButton label={`${label}: ${current}`} isChoice disabled={disabled} className={className}>
          {icon ?? <span className="flex-1 truncate text-start">{current}</span>}
          <ChevronDown aria-hidden="true" className="size-3.5!" />
        </ToolbarButton>
      }
    >
      <MenuRadioGroup label={label} value={value} onValueChange={onChoose} options={options} />
    </DropdownMenu>
  );
}
