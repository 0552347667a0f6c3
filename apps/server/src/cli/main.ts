import { runCli } from './run-cli';

// Not process.exit: what was printed is still on its way into a pipe, and a server that was started goes on.
process.exitCode = await runCli(process.argv.slice(2));
