import { lazy, Suspense } from 'react';
import { defaultHeight, EditorSkeleton } from './editor-skeleton';
import type { RichTextEditorProps } from './rich-text-editor';

const RichTextEditor = lazy(() => import('./rich-text-editor').then((module) => ({ default: module.RichTextEditor })));

/** The editor is as large as the rest of the back office together, so only forms that need it load it. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton height={props.height ?? defaultHeight} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
