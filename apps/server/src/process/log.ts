import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from './env';

/** Names of what no log line may show, wherever in an entry it stands. */
const secrets = ['password', 'passwordHash', 'token', 'secret', 'authorization', 'cookie', 'secretAccessKey'];
const places = ['', '*.', '*.*.', '*.*.*.'];

/** The structured log of the process: one JSON object in a line, on standard output. */
export function createLog(level: Env['logLevel'], destination?: DestinationStream): Logger {
  const redact = places.flatMap((place) => secrets.map((name) => `${place}${name}`));
  const options = { level, redact, serializers: { err: withoutValues } };
  return destination ? pino(options, destination) : pino(options);
}

/** An error as pino shows it, without the values that Prisma prints of a query it could not understand. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const entry = pino.stdSerializers.err(error);
  return { ...entry, message: cut(entry.message), stack: cut(entry.stack) };
}

/** The arguments stand between a line that opens a brace and the one that closes it. */
const cut = (text: string) => text.replace(/^\{$[\s\S]*?^\}$/gm, '{ … }');
