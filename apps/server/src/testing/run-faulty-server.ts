// The server of run-api-server.ts with faults that a test asks for by signal.

import { createLog } from '#process/log';
import { handleUncaughtErrors } from '#process/uncaught-errors';

handleUncaughtErrors(createLog('error'));
process.on('SIGUSR1', () => void Promise.reject(new Error('nobody waits for this')));
process.on('SIGUSR2', () => {
  throw new Error('out of nowhere');
});
await import('./run-api-server');
