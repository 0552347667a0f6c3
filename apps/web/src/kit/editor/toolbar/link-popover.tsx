import { completeLink } from '@pano/api/urls';
import { Button } from '@pano/ui/button';
import { Checkbox } from '@pano/ui/checkbox';
import { Field } from '@pano/ui/field';
import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '../../admin/form/plain-text-field';
import { LinkInput } from '../../admin/links/link-input';
import { unwrapLink } from '../paste/wrapped-links';
import { PanelForm } from './panel-form';
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

type LinkFormProps = { editor: Editor; isActive: boolean; onDone: () => void };

function LinkForm({ editor, isActive, onDone }: LinkFormProps) {
  const { t } = useTranslation('admin');
  const current = editor.getAttributes('link');
  const [address, setAddress] = useState(String(current.href ?? ''));
  const [text, setText] = useState('');
  const [opensTab, setOpensTab] = useState(current.target === '_blank');
  const [isInvalid, setIsInvalid] = useState(false);
  const needsText = editor.state.selection.empty && !isActive;

  const handleSubmit = () => {
    const href = completeLink(address);
    if (href === null) return setIsInvalid(true);
    const attributes = { href: unwrapLink(href), target: opensTab ? '_blank' : null };
    if (needsText) insertLink(editor, text.trim() || address.trim(), attributes);
    else editor.chain().extendMarkRange('link').setLink(attributes).run();
    onDone();
  };
  const handleRemove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onDone();
  };

  return (
    <PanelForm onSubmit={handleSubmit}>
      <Field
        label={t('editor.link.address')}
        hint={t('editor.link.addressHint')}
        error={isInvalid ? t('editor.link.refused') : undefined}
      >
        {(control) => (
          <LinkInput
            {...control}
            inline
            value={address}
            onChange={(next) => {
              setAddress(next);
              setIsInvalid(false);
            }}
            onChoose={({ name }) => setText((typed) => typed || name)}
          />
        )}
      </Field>
      {needsText ? <PlainTextField label={t('editor.link.text')} value={text} onValueChange={setText} /> : null}
      <Checkbox label={t('editor.link.newTab')} checked={opensTab} onCheckedChange={setOpensTab} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="dark" size="sm">
          {t('editor.link.apply')}
        </Button>
        {isActive ? (
          <Button variant="danger-line" size="sm" onClick={handleRemove}>
            {t('editor.link.remove')}
          </Button>
        ) : null}
      </div>
    </PanelForm>
  );
}

function insertLink(editor: Editor, text: string, attrs: { href: string; target: string | null }): void {
  editor
    .chain()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
    .run();
}
