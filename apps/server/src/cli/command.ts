import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One command of `npm run pano`. */
export type Command = {
  /** What it does, in a line. */
  summary: string;
  /** Everything that --help says beneath the summary. */
  help: string;
  /** @returns the exit code: 0 it went well, 1 it failed or found a problem */
  run: (args: string[]) => Promise<number>;
};

/** The command line was wrong: exit code 2. */
export class UsageError extends Error {}

/**
 * The options and the other words of a command line.
 * @throws UsageError for an option that does not exist and for more words than the command takes
 */
export function readArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  words: string[] = [],
) {
  const parsed = parse(args, options);
  if (parsed.positionals.length > words.length) {
    throw new UsageError(`Too many words: ${parsed.positionals.slice(words.length).join(' ')}`);
  }
  const missing = words.slice(parsed.positionals.length).filter((word) => !word.startsWith('['));
  if (missing.length > 0) throw new UsageError(`Please name ${missing.join(', ')}.`);
  return parsed;
}

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, unknown] = /^Unknown option '([^']+)'/.exec(error.message) ?? [];
    throw new UsageError(unknown === undefined ? error.message : describeUnknownOption(unknown, Object.keys(options)));
  }
}

/** Node itself would advise to pass the option as a word, which is hardly ever meant. */
function describeUnknownOption(given: string, known: string[]): string {
  const taken = known.map((name) => `--${name}`).join(', ');
  return `There is no option ${given} here; ${taken === '' ? 'there are none' : `what can be given: ${taken}`}.`;
}

/**
 * The file that --output names, as a full path.
 * @throws UsageError where that is nothing or a folder, before anything is packed
 */
export function outputFile(named: string): string {
  if (named === '') throw new UsageError('Please name a file with --output.');
  const file = resolve(named);
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new UsageError(`${file} is a folder; please name a file in it.`);
  }
  return file;
}
