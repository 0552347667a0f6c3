import type { CreateLimiter } from '@pano/db';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../transport/errors';
import { addressKey, createSignInThrottle, type SignInThrottle } from './limits';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inMemory: CreateLimiter = (options) => new RateLimiterMemory(options);
const account = 'yonetici@ornek.example';

/** Seconds that a guess has to wait; 0 where it was checked (and wrong). */
async function wrongGuess(throttle: SignInThrottle, address: string, isTrusted = false): Promise<number> {
  try {
    await throttle.countFailure({ address, account, isTrusted });
    return 0;
  } catch (error) {
    if (error instanceof AppError) return error.details.retryAfter ?? -1;
    throw error;
  }
}

async function wrongGuesses(throttle: SignInThrottle, address: string, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < times; i++) waits.push(await wrongGuess(throttle, address));
  return waits;
}

test('an address waits out its ten minutes, and twice as long each further time', async () => {
  const throttle = createSignInThrottle(3, inMemory);
  for (const minutes of [10, 20, 40]) {
    expect(await wrongGuesses(throttle, '192.0.2.1', 3)).toEqual([0, 0, 0]);
    expect(await wrongGuess(throttle, '192.0.2.1')).toBe(minutes * 60);
    vi.advanceTimersByTime((minutes * 60 - 1) * 1000);
    expect(await wrongGuess(throttle, '192.0.2.1')).toBe(1);
    vi.advanceTimersByTime(1001);
  }
});

test('one address cannot slow down another, however long it goes on', async () => {
  const throttle = createSignInThrottle(3, inMemory);
  for (let hour = 0; hour < 20; hour++) {
    await wrongGuesses(throttle, '192.0.2.1', 10);
    expect(await wrongGuess(throttle, '198.51.100.1', true)).toBe(0);
    vi.advanceTimersByTime(3600_000);
  }
  expect(await wrongGuess(throttle, '198.51.100.2')).toBe(0);
});

test('an account that strangers fail at from many addresses lets one through at a time, after waits that double', async () => {
  const throttle = createSignInThrottle(3, inMemory);
  expect(await wrongGuesses(throttle, '192.0.2.1', 3)).toEqual([0, 0, 0]);
  expect(await wrongGuesses(throttle, '192.0.2.2', 3)).toEqual([0, 0, 0]);
  let host = 3;
  for (const seconds of [1, 2, 4, 8, 16]) {
    expect(await wrongGuess(throttle, `192.0.2.${host++}`)).toBe(0);
    expect(await wrongGuess(throttle, `192.0.2.${host++}`)).toBe(seconds);
    vi.advanceTimersByTime(seconds * 1000 + 1);
  }
  expect(await wrongGuess(throttle, '198.51.100.1', true), 'an address the account knows').toBe(0);
});

test('guesses sent at once count as if they came one after another', async () => {
  const throttle = createSignInThrottle(3, inMemory);
  const hosts = Array.from({ length: 20 }, (_, host) => `192.0.2.${host}`);
  const waits = await Promise.all(hosts.map((address) => wrongGuess(throttle, address)));
  expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(7);
});

test('right guesses count for nothing', async () => {
  const throttle = createSignInThrottle(3, inMemory);
  for (let i = 0; i < 30; i++) {
    const giveBack = await throttle.countFailure({ address: '192.0.2.1', account, isTrusted: false });
    await giveBack();
  }
  expect(await wrongGuesses(throttle, '192.0.2.1', 4)).toEqual([0, 0, 0, 600]);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
