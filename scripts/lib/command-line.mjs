// What every script begins with; it runs on any Node, so that an old one can be told what to do.
import { readFileSync } from 'node:fs';

/** Ends the program with one sentence that says what to do. */
export function fail(sentence) {
  console.error(`\n✗ ${sentence}\n`);
  process.exit(1);
}

/** Ends with what to do where this Node is older than the project needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Pano needs Node.js 20.19 or newer and this is ${process.versions.node}; install a newer one from https://nodejs.org.`,
  );
}

/** With --help, prints the comment at the head of the script and ends before anything is begun. */
export function explainOnHelp(script) {
  if (!process.argv.some((word) => word === '--help' || word === '-h')) return;
  const [head] = /^(?:\/\/.*\n)+/.exec(readFileSync(new URL(script), 'utf8')) ?? [''];
  console.log(head.replace(/^\/\/ ?/gm, '').trimEnd());
  process.exit(0);
}
