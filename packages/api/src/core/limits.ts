import type { MessageKey } from '@pano/i18n/translate';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors';
import { createSignInThrottle, type SignInThrottle } from './sign-in-throttle';

const windowSeconds = 600;

/** A count per network address and ten minutes. */
export type Limit = {
  /** Counts one use; refuses it once the count is used up, until the window has passed. */
  take: (address: string) => Promise<void>;
};

export type Limits = { login: SignInThrottle; contact: Limit };

/** The limits of the process: failed sign-ins and contact submissions in ten minutes from one address. */
export function createLimits(points: { login: number; contact: number }): Limits {
  return {
    login: createSignInThrottle(points.login),
    contact: createLimit('contact', points.contact, 'contactForm.tooMany'),
  };
}

function createLimit(name: string, points: number, key: MessageKey): Limit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  return {
    async take(address) {
      try {
        await limiter.consume(address);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('tooMany', key, { retryAfter, params: { minutes: Math.ceil(retryAfter / 60) } });
      }
    },
  };
}
