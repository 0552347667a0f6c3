import { getSchema } from '@tiptap/core';
import { type Node as DocumentNode, DOMParser as DocumentParser } from '@tiptap/pm/model';
import { documentExtensions } from './extensions';
import { fitToDocument } from './fit-to-document';

export const schema = getSchema(documentExtensions);

/** Reads stored HTML. What a text cannot consist of is left out, its words stay. */
export function fromHtml(html: string): DocumentNode {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  fitToDocument(body);
  return DocumentParser.fromSchema(schema).parse(body);
}
