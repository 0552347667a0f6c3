// The steps of a guide in docs/: "`file`:" or "`file`, after `line`:", then the block of code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const step = /^`([^`]+)`(?:, after `(.+)`)?:\n\n```\w+\n([\s\S]*?)^```$/gm;

export const readSteps = (guide) =>
  [...readFileSync(guide, 'utf8').matchAll(step)].map(([, file, line, block]) => ({ file, line, block }));

/** Writes a new file, or adds the block below the line of one that is there. */
export function applyStep(file, line, block) {
  if (line === undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block, { flag: 'wx' });
    return;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.indexOf(line);
  if (at < 0) throw new Error(`${file} has no line "${line}"`);
  lines.splice(at + 1, 0, ...block.trimEnd().split('\n'));
  writeFileSync(file, lines.join('\n'));
}

/** Runs a program that has to fail, and returns what it prints. */
export function failing(run, ...command) {
  try {
    run(...command);
  } catch (error) {
    return error.message;
  }
  throw new Error(`${command.join(' ')} did not fail`);
}
