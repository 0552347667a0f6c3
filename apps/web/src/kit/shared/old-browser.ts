/** What the program and its libraries call, and older browsers do not have. */
const isComplete = (): boolean =>
  [
    'toReversed' in Array.prototype,
    'toSorted' in Array.prototype,
    'toSpliced' in Array.prototype,
    'isWellFormed' in String.prototype,
    'canParse' in URL,
  ].every(Boolean);

/** Fetches what an older browser lacks, before anything else of the program runs; others fetch nothing. */
export async function completeBrowser(): Promise<void> {
  if (isComplete()) return;
  await import('./polyfills');
}
