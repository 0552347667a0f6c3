/** What kinds of values stood in one place of an answer, whatever the values were. */
type Shape = { kinds: Set<string>; fields?: Map<string, Shape>; items?: Shape };

/** The form of an answer as text: names and types stay, values go. */
export const describeShape = (value: unknown): string => print(shapeOf(value), '');

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function shapeOf(value: unknown): Shape {
  if (value === null) return { kinds: new Set(['null']) };
  if (Array.isArray(value)) {
    return { kinds: new Set(['list']), items: value.map(shapeOf).reduce(merge, { kinds: new Set() }) };
  }
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(([name, field]): [string, Shape] => [name, shapeOf(field)]);
    return { kinds: new Set(['record']), fields: new Map(fields) };
  }
  if (typeof value === 'string') return { kinds: new Set([instant.test(value) ? 'instant' : 'text']) };
  return { kinds: new Set([Number.isInteger(value) ? 'integer' : typeof value]) };
}

function merge(a: Shape, b: Shape): Shape {
  const kinds = new Set([...a.kinds, ...b.kinds]);
  const merged: Shape = { kinds };
  if (a.items || b.items) merged.items = a.items && b.items ? merge(a.items, b.items) : (a.items ?? b.items);
  if (a.fields || b.fields) merged.fields = mergeFields(a.fields, b.fields);
  return merged;
}

function mergeFields(a: Shape['fields'], b: Shape['fields']): Map<string, Shape> {
  if (!a || !b) return a ?? b ?? new Map();
  const absent: Shape = { kinds: new Set(['absent']) };
  const names = new Set([...a.keys(), ...b.keys()]);
  return new Map([...names].map((name) => [name, merge(a.get(name) ?? absent, b.get(name) ?? absent)]));
}

function print({ kinds, fields, items }: Shape, indent: string): string {
  const deeper = `${indent}  `;
  const parts = [...kinds].sort().map((kind) => {
    if (kind === 'list') return items && items.kinds.size > 0 ? `list of ${print(items, indent)}` : 'empty list';
    if (kind !== 'record') return kind;
    const lines = [...(fields ?? [])].map(([name, field]) => `${deeper}${name}: ${print(field, deeper)}\n`);
    return `{\n${lines.join('')}${indent}}`;
  });
  return parts.join(' | ');
}
