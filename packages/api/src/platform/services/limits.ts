import { type CreateLimiter, createLimiterFactory, type Database } from '@pano/db';
import type { MessageKey } from '@pano/i18n/translate';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../transport/errors';
import { addressKey } from './address-key';
import { createSignInThrottle, type SignInThrottle } from './sign-in-throttle';

const windowSeconds = 600;

/** A count per address, of IPv6 per network, and ten minutes. */
type Limit = {
  /** Counts one use; refuses it once the count is used up, until the window has passed. */
  take: (address: string) => Promise<void>;
};

export type Limits = { login: SignInThrottle; contact: Limit };

/** The limits: failed sign-ins and contact submissions in ten minutes from one address, or from one IPv6 network. */
export function createLimits(db: Database, points: { login: number; contact: number }): Limits {
  const createLimiter = createLimiterFactory(db);
  return {
    login: createSignInThrottle(points.login, createLimiter),
    contact: createLimit(createLimiter, 'contact', points.contact, 'contactForm.tooMany'),
  };
}

function createLimit(createLimiter: CreateLimiter, name: string, points: number, key: MessageKey): Limit {
  const limiter = createLimiter({ keyPrefix: name, points, duration: windowSeconds });
  return {
    async take(address) {
      try {
        await limiter.consume(addressKey(address));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('tooMany', key, { retryAfter, params: { minutes: Math.ceil(retryAfter / 60) } });
      }
    },
  };
}
