import { sentParam } from '#features/contact-forms/site/contact-values.ts';

const lists = /^(?:\/en)?\/articles$/;
const forms = /^(?:\/en)?\/contact$|^\/(?:en)?$/;

/**
 * The parameters that the page at a path looks at, with what they may hold. All others change nothing in it: the server
 * keeps one copy of the page for all of them.
 */
export function shownParams(path: string): Record<string, RegExp> {
  if (lists.test(path)) return { page: /^[1-9]\d{0,5}$/ };
  return forms.test(path) ? { [sentParam]: /^$/ } : {};
}
