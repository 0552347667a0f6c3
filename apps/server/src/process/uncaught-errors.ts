import type { Logger } from 'pino';

/**
 * What nobody caught. A rejected promise is noted and survived: it belonged to one request, whose writes are all in
 * transactions. After an exception out of nowhere nothing is certain: the process finishes its requests as on a stop
 * and ends as a failure, with code 1 or, in the middle of a picture, by SIGKILL, so that whoever started it starts it
 * again.
 */
export function guardProcess(log: Logger): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a rejected promise was not looked after');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception was not caught; stopping');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
