import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from './env';

/** Names of what no log line may show, wherever in an entry it stands. */
const secrets = ['password', 'passwordHash', 'token', 'secret', 'authorization', 'cookie', 'secretAccessKey'];
const places = ['', '*.', '*.*.', '*.*.*.'];

/** The structured log of the process: one JSON object in a line, on standard output. */
export function createLog(level: Env['logLevel'], destination?: DestinationStream): Logger {
  const redact = places.flatMap((place) => secrets.map((name) => `${place}${name}`));
  const options = { level, redact };
  return destination ? pino(options, destination) : pino(options);
}
