/** What an address that may be answered from memory asks for. */
export type Address = {
  kind: 'page' | 'feed' | 'rest' | 'trpc';
  /** The same for all spellings that get the same answer. */
  key: string;
  /** The address without anything that does not change its answer. */
  path: string;
  /** Whether the visitor's language decides; otherwise the address itself does. */
  negotiated: boolean;
};

/** Longer addresses are nobody's links. */
const maxLength = 2000;

export type ReadAddress = (path: string, params: URLSearchParams) => Address | null;

/** Reads an address as it stands in the request line; null for whatever is not plainly one of the known addresses. */
export function readAddress(url: string, readers: ReadAddress[]): Address | null {
  if (url.length > maxLength) return null;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const params = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  for (const read of readers) {
    const address = read(path, params);
    if (address) return address;
  }
  return null;
}

/**
 * The wanted parameters that are there.
 * @returns null where one is given twice: which of them counts is not for the memory to decide
 */
export function pickParams(params: URLSearchParams, wanted: Iterable<string>): Record<string, string> | null {
  const picked: Record<string, string> = {};
  for (const name of wanted) {
    const values = params.getAll(name);
    if (values.length > 1) return null;
    if (values[0] !== undefined) picked[name] = values[0];
  }
  return picked;
}

export const withQuery = (path: string, params: Record<string, string>) => {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
};
