import { router } from './core/trpc';
import { authRouter } from './features/auth/auth.trpc';
import { brandRouter } from './features/brands/brand.trpc';
import { keywordRouter } from './features/keywords/keyword.trpc';
import { serviceRouter } from './features/services/service.trpc';

/** All procedures of our own client. */
export const appRouter = router({
  auth: authRouter,
  services: serviceRouter,
  keywords: keywordRouter,
  brands: brandRouter,
});

export type AppRouter = typeof appRouter;
