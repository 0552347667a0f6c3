import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const chosen = new LRUCache<string, Encoding>({ max: 500 });

/** The smallest encoding that a client takes. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  let encoding = chosen.get(acceptEncoding);
  if (!encoding) {
    encoding = read(acceptEncoding);
    // A header of an attacker's length is read each time.
    if (acceptEncoding.length < 200) chosen.set(acceptEncoding, encoding);
  }
  return encoding;
}

function read(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const taken = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return taken('br') ? 'br' : taken('gzip') ? 'gzip' : 'identity';
}
