import { router } from './core/trpc';
import { authRouter } from './features/auth/auth.trpc';
import { serviceRouter } from './features/services/service.trpc';

/** All procedures of our own client. */
export const appRouter = router({
  auth: authRouter,
  services: serviceRouter,
});

export type AppRouter = typeof appRouter;
