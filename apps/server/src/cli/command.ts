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

/** The command was called in a way that it does not know: exit code 2. */
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
    throw new UsageError(unknown === undefined ? error.message : noOption(unknown, Object.keys(options)));
  }
}

/** Node's own advice is to take the option for a word, which it hardly ever is. */
function noOption(given: string, known: string[]): string {
  const taken = known.map((name) => `--${name}`).join(', ');
  return `There is no option ${given} here; ${taken === '' ? 'there are none' : `what can be given: ${taken}`}.`;
}
