/**
 * What of all that the program and its libraries call came to browsers last, with its owner: who has these has everything
 * that `polyfills.ts` brings. New browsers would otherwise load the names of all of it.
 */
const latest: [name: string, owner: object][] = [
  ['isWellFormed', String.prototype],
  ['canParse', URL],
];

const isComplete = (): boolean => latest.every(([name, owner]) => name in owner);

/** Fetches what an older browser lacks, before anything else of the program runs; others fetch nothing. */
export async function completeBrowser(): Promise<void> {
  if (isComplete()) return;
  await import('./polyfills');
}
