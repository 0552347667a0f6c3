/** What kinds of values stood in one place of an answer, whatever the values were. */
type JsonShape = { kinds: Set<string>; fields?: Map<string, JsonShape>; items?: JsonShape };

/** The form of an answer as text: names and types stay, values go. */
export const describeShape = (value: unknown): string => print(readShape(value), '');

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function readShape(value: unknown): JsonShape {
  if (value === null) return { kinds: new Set(['null']) };
  if (Array.isArray(value)) {
    return { kinds: new Set(['list']), items: value.map(readShape).reduce(merge, { kinds: new Set() }) };
  }
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(([name, field]): [string, JsonShape] => [name, readShape(field)]);
    return { kinds: new Set(['record']), fields: new Map(fields) };
  }
  if (typeof value === 'string') return { kinds: new Set([instant.test(value) ? 'instant' : 'text']) };
  return { kinds: new Set([Number.isInteger(value) ? 'integer' : typeof value]) };
}

function merge(a: JsonShape, b: JsonShape): JsonShape {
  const kinds = new Set([...a.kinds, ...b.kinds]);
  const merged: JsonShape = { kinds };
  if (a.items || b.items) merged.items = a.items && b.items ? merge(a.items, b.items) : (a.items ?? b.items);
  if (a.fields || b.fields) merged.fields = mergeFields(a.fields, b.fields);
  return merged;
}

function mergeFields(a: JsonShape['fields'], b: JsonShape['fields']): Map<string, JsonShape> {
  if (!a || !b) return a ?? b ?? new Map();
  const absent: JsonShape = { kinds: new Set(['absent']) };
  const names = new Set([...a.keys(), ...b.keys()]);
  return new Map([...names].map((name) => [name, merge(a.get(name) ?? absent, b.get(name) ?? absent)]));
}

function print({ kinds, fields, items }: JsonShape, indent: string): string {
  const deeper = `${indent}  `;
  const parts = [...kinds].sort().map((kind) => {
    if (kind === 'list') return items && items.kinds.size > 0 ? `list of ${print(items, indent)}` : 'empty list';
    if (kind !== 'record') return kind;
    const lines = [...(fields ?? [])].map(([name, field]) => `${deeper}${name}: ${print(field, deeper)}\n`);
    return `{\n${lines.join('')}${indent}}`;
  });
  return parts.join(' | ');
}
