import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fromHtml } from './document/from-html';
import { toHtml } from './document/to-html';

/**
 * Keeps the editor and the form's value in step.
 *
 * The first change reaches the form at once, so that it knows of unsaved text. Later ones follow when typing pauses, as
 * whatever else a form does with its values (validation, drafts, previews) must not delay the next letter. Nothing is
 * lost by that: leaving the editor, any key with Ctrl or Cmd, submitting a form and hiding the page hand over first.
 */
export function useDocumentSync(editor: Editor, initialValue: string, value: string, onChange: (html: string) => void) {
  const [words, setWords] = useState(() => wordCount(editor.state.doc));
  // A text that is stored in another spelling counts as unchanged until it is: opening it must not make a form dirty.
  const loaded = useRef({ value: initialValue, html: toHtml(editor.state.doc) });
  /** What form and editor last agreed on. */
  const agreed = useRef(loaded.current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstPending = useRef<number>(undefined);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (firstPending.current === undefined) return;
    firstPending.current = undefined;
    setWords(wordCount(editor.state.doc));
    const html = toHtml(editor.state.doc);
    if (html === agreed.current.html) return;
    agreed.current = html === loaded.current.html ? loaded.current : { value: html, html };
    report.current(agreed.current.value);
  }, [editor]);

  useEffect(() => {
    const handleUpdate = () => {
      const now = performance.now();
      firstPending.current ??= now;
      clearTimeout(timer.current);
      if (agreed.current === loaded.current) return flush();
      timer.current = setTimeout(flush, Math.min(pause, firstPending.current + longest - now));
    };
    editor.on('update', handleUpdate);
    editor.on('blur', flush);
    return () => {
      editor.off('update', handleUpdate);
      editor.off('blur', flush);
    };
  }, [editor, flush]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) flush();
    };
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('submit', flush, true);
    window.addEventListener('pagehide', flush, true);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('submit', flush, true);
      window.removeEventListener('pagehide', flush, true);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  useEffect(() => {
    if (value === agreed.current.value) return;
    const doc = fromHtml(value);
    const html = toHtml(doc);
    // What the server sends back after saving is the same text: caret, history and what was typed meanwhile stay.
    const isSame = html === agreed.current.html;
    loaded.current = { value, html };
    agreed.current = loaded.current;
    if (isSame) return;
    clearTimeout(timer.current);
    firstPending.current = undefined;
    showDocument(editor, doc);
    setWords(wordCount(editor.state.doc));
  }, [value, editor]);

  return { flush, words };
}

/** A step of its own for undo, which brings back what was typed. */
function showDocument(editor: Editor, doc: Node): void {
  editor
    .chain()
    .command(({ tr }) => {
      closeHistory(tr);
      return true;
    })
    .setContent(doc.toJSON(), { emitUpdate: false })
    .run();
}

/** Milliseconds: after which pause in typing the form gets the change, and after how long at the latest. */
const pause = 250;
const longest = 1500;

/** Counts block by block and remembers each, as only the block around the caret has changed since the last count. */
function wordCount(doc: Node): number {
  return doc.children.reduce((sum, block) => sum + cachedWordCount(block), 0);
}

const countCache = new WeakMap<Node, number>();

function cachedWordCount(block: Node): number {
  const known = countCache.get(block);
  if (known !== undefined) return known;
  const text = block.textBetween(0, block.content.size, ' ', ' ');
  const count = text.match(word)?.length ?? 0;
  countCache.set(block, count);
  return count;
}

/** An apostrophe, a dot or a hyphen inside belongs to the word: "Bursa'da", "2.500", "e-posta". */
const word = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
