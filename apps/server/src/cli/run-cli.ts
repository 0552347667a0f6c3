import { explainError } from '#process/explain-error';
import { admin } from './admin';
import { backup } from './backup';
import { type Command, readArgs, UsageError } from './command';
import { doctor } from './doctor';
import { migrate } from './migrate';
import { migrateData } from './migrate-data';
import { restore } from './restore';
import { seed } from './seed';
import { token } from './token';
import { exportCommand, importCommand } from './transfer';

const start: Command = {
  summary: 'Serve the site, the back office and the API',
  help: `Usage: npm run pano -- start

Creates and migrates the database where needed. Ends with SIGTERM or Ctrl+C, after the requests under way.
npm start -- --help lists the settings.`,
  async run(args) {
    readArgs(args, {});
    await import('../main');
    return 0;
  },
};

const commands: Record<string, Command> = {
  start,
  admin,
  token,
  backup,
  restore,
  doctor,
  migrate,
  'migrate-data': migrateData,
  seed,
  export: exportCommand,
  import: importCommand,
};

/**
 * Runs a command line.
 * @returns the exit code: 0 it went well, 1 it failed or found a problem, 2 the command line was wrong
 */
export async function runCli([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || isHelp(name)) {
    console.log(overview());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return wrongUsage(`There is no command ${name}.`, '');
  if (args.some(isHelp)) {
    console.log(`${command.summary}.\n\n${command.help}`);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof UsageError) return wrongUsage(error.message, `${name} `);
    // A bug of ours shows its stack; what an operator can put right is one sentence.
    const explanation = explainError(error);
    console.error(explanation === null ? error : `\n✗ ${explanation}\n`);
    return 1;
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h';

function wrongUsage(message: string, name: string): number {
  console.error(`✗ ${message}\n  npm run pano -- ${name}--help explains what can be said.`);
  return 2;
}

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npm run pano -- <command> [options]

Commands:
${lines.join('\n')}

npm run pano -- <command> --help explains one of them.
Settings come from the environment and the file .env; npm start -- --help lists them.
Exit codes: 0 it went well, 1 it failed or found a problem, 2 the command line was wrong.`;
}
