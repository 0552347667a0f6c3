import { randomUUID } from 'node:crypto';
import { pickLocale } from '@pano/i18n/locales';
import type { ApiContext, ApiServices } from './core/context';
import { findSession } from './features/auth/sessions';

export type { ApiContext, ApiServices } from './core/context';
export { createLimits } from './core/limits';
export { createRestApp } from './core/rest-app';
export { createUser } from './features/auth/auth.operations';
export { endpoints } from './rest';
export { appRouter } from './router';
export { seedSampleContent } from './seed/seed';

/** The context of one request, from its headers and the client's address. */
export function createContext(services: ApiServices, headers: Headers, address: string): ApiContext {
  let session: ReturnType<typeof findSession> | undefined;
  return {
    ...services,
    locale: pickLocale(headers.get('accept-language')),
    address,
    userAgent: headers.get('user-agent'),
    requestId: randomUUID(),
    signedIn: () => {
      session ??= findSession(services.db, headers.get('authorization'));
      return session;
    },
  };
}
