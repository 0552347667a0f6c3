import { DropdownMenu, MenuRadioGroup } from '@pano/ui/dropdown-menu';
import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { ChevronDown, TextAlignCenter, TextAlignEnd, TextAlignJustify, TextAlignStart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setAlign, setTextStyle } from '../document/commands';
import { focusText } from './toolbar-popover';
import type { ToolbarState } from './use-toolbar-state';

// The ids of the server's allow-list, in the order of the menus.
const faces = ['body', 'wide', 'narrow', 'mono'] as const;
const sizes = ['small', 'normal', 'large', 'huge'] as const;
const alignments = ['left', 'center', 'right', 'justify'] as const;
const levels = [1, 2, 3, 4, 5, 6] as const;

type Props = { editor: Editor; state: ToolbarState; disabled: boolean };

export function HeadingChoice(props: Props) {
  const { t } = useTranslation('admin');
  const { editor, state } = props;
  const handleChoose = (value: string) => {
    const level = levels.find((candidate) => String(candidate) === value);
    if (level) editor.commands.setHeading({ level });
    else editor.commands.setParagraph();
  };
  return (
    <ChoiceMenu
      {...props}
      label={t('editor.heading.label')}
      disabled={props.disabled || state.active.includes('table')}
      value={state.heading}
      options={[
        { value: 'paragraph', text: t('editor.heading.paragraph') },
        ...levels.map((level) => ({ value: String(level), text: t('editor.heading.level', { level }) })),
      ]}
      onChoose={handleChoose}
      className="min-w-28"
    />
  );
}

export function FaceChoice(props: Props) {
  const { t } = useTranslation('admin');
  const { editor, state } = props;
  return (
    <ChoiceMenu
      {...props}
      label={t('editor.face.label')}
      value={state.face}
      options={faces.map((face) => ({ value: face, text: t(`editor.face.${face}`) }))}
      onChoose={(face) => setTextStyle(editor, { face: face === 'body' ? null : face })}
      className="min-w-30"
    />
  );
}

export function SizeChoice(props: Props) {
  const { t } = useTranslation('admin');
  const { editor, state } = props;
  return (
    <ChoiceMenu
      {...props}
      label={t('editor.size.label')}
      value={state.size}
      options={sizes.map((size) => ({ value: size, text: t(`editor.size.${size}`) }))}
      onChoose={(size) => setTextStyle(editor, { size: size === 'normal' ? null : size })}
      className="min-w-28"
    />
  );
}

const alignIcons = new Map([
  ['left', TextAlignStart],
  ['center', TextAlignCenter],
  ['right', TextAlignEnd],
  ['justify', TextAlignJustify],
]);

export function AlignChoice(props: Props) {
  const { t } = useTranslation('admin');
  const { editor, state } = props;
  const Icon = alignIcons.get(state.align) ?? TextAlignStart;
  return (
    <ChoiceMenu
      {...props}
      label={t('editor.align.label')}
      value={state.align}
      options={alignments.map((align) => ({ value: align, text: t(`editor.align.${align}`) }))}
      onChoose={(align) => setAlign(editor, align)}
      icon={<Icon aria-hidden="true" />}
    />
  );
}

type ChoiceMenuProps = Props & {
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChoose: (value: string) => void;
  /** Stands for the value where its text would be too long. */
  icon?: ReactNode;
  className?: string;
};

function ChoiceMenu({ editor, label, value, options, onChoose, disabled, icon, className }: ChoiceMenuProps) {
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
