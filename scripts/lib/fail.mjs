/** Ends the program with one sentence that says what to do. */
export function fail(sentence) {
  console.error(`\n✗ ${sentence}\n`);
  process.exit(1);
}
