import { Button } from '@pano/ui/button';
import { Node } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { createContext, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isReadable } from '../paste/pasted-pictures';
import type { PastedUploads } from './use-pasted-uploads';

/** Null in an editor that takes no pictures. */
export const PastedUploadsContext = createContext<PastedUploads | null>(null);

/**
 * A picture that came with pasted text and is not in the library: on its way there by its content, or a line that says
 * that it cannot be read. Only the editor has it; nothing of it is written to the text.
 */
export const PastedImage = Node.create({
  name: 'pastedImage',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return { source: { default: null }, alt: { default: '' } };
  },

  parseHTML() {
    return [
      {
        tag: 'img',
        // After the images that a text can have.
        priority: 40,
        getAttrs: (element) => {
          const source = element.getAttribute('src') ?? '';
          return { source: isReadable(source) ? source : null, alt: element.getAttribute('alt') ?? '' };
        },
      },
    ];
  },

  renderHTML({ node }) {
    return ['img', { src: node.attrs.source, alt: node.attrs.alt }];
  },

  addNodeView() {
    return ReactNodeViewRenderer(PastedImageView, { as: 'span' });
  },
});

function PastedImageView({ node, editor, updateAttributes, getPos }: ReactNodeViewProps) {
  const { t } = useTranslation('admin');
  const uploads = use(PastedUploadsContext);
  const source: unknown = node.attrs.source;
  useEffect(() => {
    if (typeof source === 'string') uploads?.start(editor.view, source);
  }, [uploads, editor, source]);

  if (uploads && typeof source === 'string') {
    return <NodeViewWrapper as="span" className="upload-placeholder skeleton" aria-hidden="true" />;
  }
  return (
    <NodeViewWrapper as="span" className="pasted-image">
      <span role="alert">{t('editor.image.notPasted')}</span>
      <span className="flex gap-2">
        {uploads ? (
          <Button
            variant="dark"
            size="sm"
            onClick={() => uploads.choose((chosen) => updateAttributes({ source: chosen }))}
          >
            {t('editor.image.fromFile')}
          </Button>
        ) : null}
        <Button variant="line" size="sm" onClick={() => removeLine(editor.view, getPos())}>
          {t('editor.image.removeLine')}
        </Button>
      </span>
    </NodeViewWrapper>
  );
}

/** With the paragraph that it leaves empty, or with one of two spaces that would follow each other. */
function removeLine({ state, dispatch }: EditorView, position: number | undefined): void {
  if (position === undefined) return;
  const $line = state.doc.resolve(position);
  const isAlone = $line.depth === 1 && $line.parent.childCount === 1 && state.doc.childCount > 1;
  if (isAlone) {
    dispatch(state.tr.delete($line.before(), $line.after()));
    return;
  }
  const before = $line.nodeBefore?.text ?? ' ';
  const after = state.doc.resolve(position + 1).nodeAfter?.text ?? '';
  const isSpaced = before.endsWith(' ') && after.startsWith(' ');
  dispatch(state.tr.delete(position, position + (isSpaced ? 2 : 1)));
}
