import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { DomUtils, parseDocument } from 'htmlparser2';

const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** What is wrong with the markup of a page; what scripts and styles hold is not read. */
export async function findMarkupErrors(html: string): Promise<string[]> {
  const markup = html.replaceAll(/(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gs, '$1');
  const { results } = await checker.validateString(markup);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...errors, ...findForeignInLists(markup)];
}

/** The checker has no rule for it: a group of a list of terms holds terms and their descriptions only. */
function findForeignInLists(html: string): string[] {
  const groups = DomUtils.getElementsByTagName('dl', parseDocument(html)).flatMap((list) =>
    DomUtils.getElementsByTagName('div', list.children, false),
  );
  return groups
    .flatMap(({ children }) => children.flatMap((child) => ('attribs' in child ? child.name : [])))
    .filter((name) => name !== 'dt' && name !== 'dd')
    .map((name) => `<${name}> in a group of <dl>`);
}
