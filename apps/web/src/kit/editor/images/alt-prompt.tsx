import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { editor: Editor; src: string; onDone: () => void };

/** Asks what a picture shows that was just put into the text without an alternative text. */
export function AltPrompt({ editor, src, onDone }: Props) {
  const { t } = useTranslation('admin');
  const [alt, setAlt] = useState('');
  const save = () => {
    describeImage(editor, src, alt.trim());
    onDone();
  };
  return (
    <div
      // It stands below the text, which may be longer than the window; the save bar covers the lower edge.
      ref={showWhole}
      className="flex scroll-mb-32 flex-wrap items-end gap-3 border-t border-line bg-warn-tint px-3 py-3"
    >
      <img src={src} alt="" className="size-14 flex-none rounded-control bg-surface object-cover" />
      <Field label={t('editor.image.ask')} className="flex-[1_1_220px]">
        {(control) => (
          <TextInput
            {...control}
            placeholder={t('editor.image.askExample')}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around the editor must not be sent.
              event.preventDefault();
              save();
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button variant="dark" size="sm" onClick={save} disabled={alt.trim() === ''}>
          {t('editor.image.askSave')}
        </Button>
        <Button variant="line" size="sm" onClick={onDone}>
          {t('editor.image.askSkip')}
        </Button>
      </div>
    </div>
  );
}

const showWhole = (prompt: HTMLElement | null) => prompt?.scrollIntoView({ block: 'nearest' });

/** Describes the pictures of an address that have no alternative text yet. */
function describeImage(editor: Editor, src: string, alt: string): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.src === src && !node.attrs.alt) {
      tr.setNodeAttribute(position, 'alt', alt);
    }
  });
  editor.view.dispatch(tr);
}
