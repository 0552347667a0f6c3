import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const components: Record<string, string> = import.meta.glob(['./**/*.tsx', '../../../packages/ui/src/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What people read or hear of an element besides its content. */
const spoken =
  /^(?:alt|title|placeholder|label|text|aria-(?:label|description|roledescription|placeholder|valuetext))$/;

/** Two letters side by side: what a translator would have to know. Plates such as Q0 and addresses are no language. */
const isText = (text: string) => /\p{Letter}{2}/u.test(text) && !/^\s*(?:https?:\/)?\/\S*\s*$/.test(text);

/** The sentences that a component holds itself, each with its line. */
function writtenTexts(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  expect(errors, file).toEqual([]);
  const texts: string[] = [];
  const note = (node: { start: number }, text: string) => {
    if (isText(text)) texts.push(`${file}:${code.slice(0, node.start).split('\n').length} ${text.trim()}`);
  };
  const noteValue = (value: ESTree.Node | null) => {
    if (value?.type === 'Literal' && typeof value.value === 'string') note(value, value.value);
    if (value?.type === 'TemplateLiteral') note(value, value.quasis.map(({ value: quasi }) => quasi.cooked).join(' '));
    if (value?.type === 'JSXExpressionContainer') noteValue(value.expression);
    if (value?.type === 'ConditionalExpression')
      for (const branch of [value.consequent, value.alternate]) noteValue(branch);
    if (value?.type === 'LogicalExpression') noteValue(value.right);
  };
  new Visitor({
    JSXText: (node) => note(node, node.value),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') noteValue(child);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && spoken.test(name.name)) noteValue(value);
    },
  }).visit(program);
  return texts;
}

test('no component holds a sentence: all texts come from the catalogues', () => {
  const files = Object.entries(components);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(([file, code]) => writtenTexts(file, code))).toEqual([]);
});

test('a sentence is found wherever a component may hold one', () => {
  const code = `
    const a = <p>Merhaba {name}</p>;
    const b = <img alt="Pano" title={wide ? 'Geniş' : t('x')} />;
    const c = <p>{open && 'Açık'} {\`\${count} adet\`}</p>;
    const d = <p className="lead" aria-label={t('a.label')}>· {number} 24</p>;`;
  expect(writtenTexts('a.tsx', code)).toEqual([
    'a.tsx:2 Merhaba',
    'a.tsx:3 Pano',
    'a.tsx:3 Geniş',
    'a.tsx:4 Açık',
    'a.tsx:4 adet',
  ]);
});
