import { isIPv6 } from 'node:net';
import { type CreateLimiter, createLimiterFactory, type Database } from '@pano/db';
import type { MessageKey } from '@pano/i18n/translate';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../transport/errors';

/** The rate limits of public calls. */
export type Limits = {
  login: SignInThrottle;
  apiToken: Limit;
  contact: Limit;
  contactAddition: Limit;
  testMail: Limit;
  previewLink: Limit;
  assistant: Limit;
  assistantPicture: Limit;
};

/** A limit for each address, or each IPv6 network, in ten minutes or in one. */
type Limit = {
  /**
   * Counts one use.
   * @throws AppError where the limit is exceeded, until the window ends
   */
  consume: (address: string) => Promise<void>;
};

/** Slows down the guessing of passwords and codes. */
export type SignInThrottle = {
  /**
   * Counts a guess as a failure before it is checked, so that parallel guesses count too.
   * @returns a function that undoes the count, to be called if the guess was right
   * @throws AppError where the guess has to wait and must not be checked
   */
  countFailure: (guess: Guess) => Promise<() => Promise<void>>;
  /** Counts a guess at an account that lets none through, for the address alone: one with a code is still checked. */
  countCodeFailure: (address: string) => Promise<() => Promise<void>>;
  /** True for the first rejection of an address in a minute. */
  isWorthLogging: (address: string) => Promise<boolean>;
};

type Guess = {
  address: string;
  /** The folded e-mail, whether or not an account has it. */
  account: string;
  /** Whether it is a trusted address of the account. */
  isTrusted: boolean;
};

const windowSeconds = 600;
/** Of the whole site, whoever sends them. */
const mostTestMails = 10;
/** In a minute. */
const mostOpenings = 60;
/** Of one assistant: calls in a minute, and pictures in ten. */
const mostCalls = 120;
const mostPictures = 60;
/** To each message: its photos, and what else is said. */
const additionsPerMessage = 6;
const daySeconds = 86_400;
const longestAccountDelay = windowSeconds;

/** The limits: failed sign-ins, wrong API tokens and contact submissions in ten minutes from one address, or from one IPv6 network. */
export function createLimits(db: Database, points: { login: number; contact: number }): Limits {
  const createLimiter = createLimiterFactory(db);
  return {
    login: createSignInThrottle(points.login, createLimiter),
    apiToken: createLimit(createLimiter, 'token', points.login, 'auth.tooMany'),
    contact: createLimit(createLimiter, 'contact', points.contact, 'contactForm.tooMany'),
    contactAddition: createLimit(
      createLimiter,
      'contact-addition',
      additionsPerMessage * points.contact,
      'contactForm.tooMany',
    ),
    testMail: createLimit(createLimiter, 'test-mail', mostTestMails, 'mail.tooManyTests'),
    // Each instance counts by itself: who opens a link writes no row.
    previewLink: createLimit(inMemory, 'preview-link', mostOpenings, 'previewLink.tooMany', 60),
    // By the token, not by the address.
    assistant: createLimit(inMemory, 'assistant', mostCalls, 'assistant.tooMany', 60),
    assistantPicture: createLimit(createLimiter, 'assistant-picture', mostPictures, 'assistant.tooManyPictures'),
  };
}

const inMemory: CreateLimiter = (options) => new RateLimiterMemory(options);

function createLimit(
  createLimiter: CreateLimiter,
  name: string,
  points: number,
  key: MessageKey,
  duration = windowSeconds,
): Limit {
  const limiter = createLimiter({ keyPrefix: name, points, duration });
  return {
    async consume(address) {
      const rejection = await consume(limiter, addressKey(address));
      if (rejection) throw tooMany(rejection.msBeforeNext, key);
    },
  };
}

/**
 * Two limits, each with waits that double:
 * - An address that has used up its failures waits until its ten minutes have passed; each further time within a day
 *   it waits twice as long as the time before.
 * - An account with failures from many addresses allows one further guess at a time, after 1, 2, 4 … seconds.
 *   An address can add no more to this count than it may fail in one window, and the count starts to matter at twice
 *   that: one address alone never gets there. Trusted addresses of the account do not wait, and who has its second
 *   factor can prove it meanwhile.
 * @param failures how many an address may have in ten minutes
 * @param createLimiter where the counts are kept
 */
export function createSignInThrottle(failures: number, createLimiter: CreateLimiter): SignInThrottle {
  const addresses = createLimiter({ keyPrefix: 'address', points: failures, duration: windowSeconds });
  const exhausted = createLimiter({ keyPrefix: 'exhausted', points: 1, duration: daySeconds });
  const shares = createLimiter({ keyPrefix: 'share', points: failures, duration: daySeconds });
  const accounts = createLimiter({ keyPrefix: 'account', points: 2 * failures, duration: daySeconds });
  const accountDelays = createLimiter({ keyPrefix: 'turn', points: 1, duration: 1 });
  const logEntries = createLimiter({ keyPrefix: 'note', points: 1, duration: 60 });

  async function countForAddress(address: string): Promise<void> {
    const rejection = await consume(addresses, address);
    if (!rejection) return;
    if (rejection.consumedPoints !== failures + 1) throw tooMany(rejection.msBeforeNext);
    const { consumedPoints: times } = await exhausted.penalty(address);
    if (times === 1) throw tooMany(rejection.msBeforeNext);
    const seconds = Math.min(windowSeconds * 2 ** (times - 1), daySeconds);
    await addresses.block(address, seconds);
    throw tooMany(seconds * 1000);
  }

  /** Counts before it compares; otherwise parallel guesses would all see the previous count. */
  async function countForAccount(account: string, from: string): Promise<() => Promise<void>> {
    const share = `${account} ${from}`;
    const counts = (await consume(shares, share)) === null;
    const { consumedPoints: total } = await accounts.penalty(account, counts ? 1 : 0);
    const undo = async () => {
      if (!counts) return;
      await shares.reward(share);
      await accounts.reward(account);
    };
    const over = total - 2 * failures;
    if (over <= 0) return undo;
    const rejection = await consume(accountDelays, account);
    if (rejection) {
      await undo();
      throw accountTooMany(rejection.msBeforeNext);
    }
    await accountDelays.block(account, Math.min(2 ** (over - 1), longestAccountDelay));
    return undo;
  }

  const countAddress = async (from: string) => {
    await countForAddress(from);
    return async () => void (await addresses.reward(from));
  };

  return {
    countCodeFailure: (address) => countAddress(addressKey(address)),
    isWorthLogging: async (address) => (await consume(logEntries, addressKey(address))) === null,
    async countFailure({ address, account, isTrusted }) {
      const from = addressKey(address);
      const undoForAddress = await countAddress(from);
      if (isTrusted) return undoForAddress;
      try {
        const undoForAccount = await countForAccount(account, from);
        return async () => {
          await undoForAddress();
          await undoForAccount();
        };
      } catch (error) {
        // A guess that was not checked is no failure.
        await undoForAddress();
        throw error;
      }
    },
  };
}

/**
 * The key under which an address is counted. An IPv6 customer gets 2^64 addresses, so those count as one; an IPv4
 * address that is written as IPv6 counts as itself.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Counts one use and returns the rejection of the limiter; null where the use is allowed. */
async function consume(limiter: ReturnType<CreateLimiter>, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Whoever guesses is told the same, whether or not the account exists and has a second factor. */
const accountTooMany = (waitMs: number) =>
  tooMany(waitMs, 'auth.tooManyElsewhere', { field: 'code', codeRequired: true });

function tooMany(waitMs: number, key: MessageKey = 'auth.tooMany', details: AppError['details'] = {}): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('tooMany', key, { ...details, retryAfter, params: { minutes: Math.ceil(retryAfter / 60) } });
}
