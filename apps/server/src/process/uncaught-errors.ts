import type { Logger } from 'pino';

/**
 * Logs errors that nobody caught. After an unhandled rejection the process goes on: it belonged to one request, whose
 * writes are all in transactions. After an uncaught exception its state is unknown: it finishes its requests as on a stop
 * and ends as a failure, with code 1 or, while an image is being encoded, by SIGKILL, so that its supervisor starts it
 * again.
 */
export function handleUncaughtErrors(log: Logger): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a rejected promise was not looked after');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception was not caught; stopping');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
