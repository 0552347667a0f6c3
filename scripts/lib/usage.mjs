import { readFileSync } from 'node:fs';

/** Where somebody asks with --help, prints what stands at the head of the script and ends; nothing is begun. */
export function explainOnHelp(script) {
  if (!process.argv.some((word) => word === '--help' || word === '-h')) return;
  const [head] = /^(?:\/\/.*\n)+/.exec(readFileSync(new URL(script), 'utf8')) ?? [''];
  console.log(head.replace(/^\/\/ ?/gm, '').trimEnd());
  process.exit(0);
}
