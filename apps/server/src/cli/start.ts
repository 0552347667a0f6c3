import { type Command, readArgs } from './command';

export const start: Command = {
  summary: 'Serve the site, the back office and the API',
  help: `Usage: npm run pano -- start

Creates and migrates the database where needed. Ends with SIGTERM or Ctrl+C, after the requests under way.
npm start -- --help lists the settings.`,
  async run(args) {
    readArgs(args, {});
    await import('#main');
    return 0;
  },
};
