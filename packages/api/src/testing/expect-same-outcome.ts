import { expect } from 'vitest';
import type { Outcome } from './transports';

const kinds: Record<number, string[]> = {
  400: ['invalid'],
  401: ['unauthorized'],
  404: ['notFound'],
  409: ['conflict'],
  429: ['tooMany'],
};

/** Expects the same of both transports: status, kind and text of an error, and the values that both show. */
export function expectSameOutcome({ rest, trpc }: { rest: Outcome; trpc: Outcome }, about = ''): void {
  expect({ status: trpc.status, text: trpc.text }, about).toEqual({ status: rest.status, text: rest.text });
  if (rest.status === 200) expect(shared(trpc.data, rest.data), about).toEqual(shared(rest.data, trpc.data));
  else expect(kinds[rest.status], about).toContain(trpc.kind);
}

/** Fields that differ between any two requests. */
const own = ['id', 'token', 'version', 'createdAt', 'updatedAt'];

/** The values of `data` whose names the other one has as well. */
function shared(data: unknown, other: unknown): unknown {
  if (Array.isArray(data) && Array.isArray(other)) return data.map((item, at) => shared(item, other[at] ?? {}));
  if (!isRecord(data) || !isRecord(other)) return data;
  const names = Object.keys(data).filter((name) => name in other && !own.includes(name));
  return Object.fromEntries(names.map((name) => [name, shared(data[name], other[name])]));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readId(data: unknown): number {
  if (isRecord(data) && typeof data.id === 'number') return data.id;
  throw new Error(`No id in ${JSON.stringify(data)}`);
}
