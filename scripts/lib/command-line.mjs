// Every script begins with this file, which runs on any version of Node.js, so that an old one gets an explanation.
import { readFileSync } from 'node:fs';

/** Ends the program with one sentence that says what to do. */
export function fail(sentence) {
  console.error(`\n✗ ${sentence}\n`);
  process.exit(1);
}

/** Ends the program with an explanation if this Node.js is older than the project needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Pano needs Node.js 20.19 or newer and this is ${process.versions.node}; install a newer one from https://nodejs.org.`,
  );
}

/** With --help, prints the comment at the head of the script and ends before the script does anything. */
export function explainOnHelp(script) {
  if (!process.argv.some((word) => word === '--help' || word === '-h')) return;
  const [head] = /^(?:\/\/.*\n)+/.exec(readFileSync(new URL(script), 'utf8')) ?? [''];
  console.log(head.replace(/^\/\/ ?/gm, '').trimEnd());
  process.exit(0);
}
