import type { CreateLimiter } from '@pano/db';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../transport/errors';
import { addressKey } from './address-key';

type Guess = {
  address: string;
  /** The folded e-mail, whether or not somebody has it. */
  account: string;
  /** Whether the account has been signed in to from there before. */
  known: boolean;
};

/** Slows down the guessing of passwords and codes. */
export type SignInThrottle = {
  /**
   * Counts a guess as a failure before it is looked at, so that parallel guesses count too, or refuses to look at it.
   * @returns takes the count back: the guess was right
   */
  take: (guess: Guess) => Promise<() => Promise<void>>;
  /** True for the first of an address's refusals in a minute. */
  isWorthNoting: (address: string) => Promise<boolean>;
};

const windowSeconds = 600;
const daySeconds = 86_400;
const longestAccountDelay = windowSeconds;

/**
 * Two counts, each with waits that double:
 * - An address that has used up its failures waits until its ten minutes have passed; each further time within a day
 *   it waits twice as long as the time before.
 * - An account that strangers fail at from many addresses lets one of them through at a time, after 1, 2, 4 … seconds.
 *   An address can add no more to this count than it may fail in one window, and the count starts to matter at twice
 *   that: one address alone never gets there. Addresses that the account knows do not wait.
 * @param failures how many an address may have in ten minutes
 * @param createLimiter where the counts are kept
 */
export function createSignInThrottle(failures: number, createLimiter: CreateLimiter): SignInThrottle {
  const addresses = createLimiter({ keyPrefix: 'address', points: failures, duration: windowSeconds });
  const exhausted = createLimiter({ keyPrefix: 'exhausted', points: 1, duration: daySeconds });
  const shares = createLimiter({ keyPrefix: 'share', points: failures, duration: daySeconds });
  const accounts = createLimiter({ keyPrefix: 'account', points: 2 * failures, duration: daySeconds });
  const turns = createLimiter({ keyPrefix: 'turn', points: 1, duration: 1 });

  const notes = createLimiter({ keyPrefix: 'note', points: 1, duration: 60 });

  async function takeOfAddress(address: string): Promise<void> {
    const refusal = await refusalOf(addresses, address);
    if (!refusal) return;
    if (refusal.consumedPoints !== failures + 1) throw tooMany(refusal.msBeforeNext);
    const { consumedPoints: times } = await exhausted.penalty(address);
    if (times === 1) throw tooMany(refusal.msBeforeNext);
    const seconds = Math.min(windowSeconds * 2 ** (times - 1), daySeconds);
    await addresses.block(address, seconds);
    throw tooMany(seconds * 1000);
  }

  /** Counting comes before looking, or guesses sent at once would all see the count of before. */
  async function countForAccount(account: string, from: string): Promise<() => Promise<void>> {
    const share = `${account} ${from}`;
    const counts = (await refusalOf(shares, share)) === null;
    const { consumedPoints: total } = await accounts.penalty(account, counts ? 1 : 0);
    const takeBack = async () => {
      if (!counts) return;
      await shares.reward(share);
      await accounts.reward(account);
    };
    const over = total - 2 * failures;
    if (over <= 0) return takeBack;
    const refusal = await refusalOf(turns, account);
    if (refusal) {
      await takeBack();
      throw tooMany(refusal.msBeforeNext);
    }
    await turns.block(account, Math.min(2 ** (over - 1), longestAccountDelay));
    return takeBack;
  }

  return {
    isWorthNoting: async (address) => (await refusalOf(notes, addressKey(address))) === null,
    async take({ address, account, known }) {
      const from = addressKey(address);
      await takeOfAddress(from);
      const giveBack = async () => void (await addresses.reward(from));
      if (known) return giveBack;
      try {
        const takeBack = await countForAccount(account, from);
        return async () => {
          await giveBack();
          await takeBack();
        };
      } catch (refusal) {
        // A guess that was not looked at is no failure.
        await giveBack();
        throw refusal;
      }
    },
  };
}

async function refusalOf(limiter: ReturnType<CreateLimiter>, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

function tooMany(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('tooMany', 'auth.tooMany', { retryAfter, params: { minutes: Math.ceil(retryAfter / 60) } });
}
