type Waiting = { load: () => Promise<boolean>; alive: Promise<void> };

/** The parts on the page that are not alive yet. */
const waiting = new Set<Waiting>();

/** Registers a part of the page; the answer takes it off the list again. */
export function awaitPart(part: Waiting): () => void {
  waiting.add(part);
  return () => waiting.delete(part);
}

/**
 * Brings all parts of the page to life. Before that its texts must not change: a part that wakes up compares itself
 * with what the server has rendered.
 */
export async function partsAlive(): Promise<void> {
  await Promise.all([...waiting].map(async ({ load, alive }) => (await load()) && alive));
}
