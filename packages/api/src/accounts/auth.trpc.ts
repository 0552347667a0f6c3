import { adminProcedure, publicProcedure, router } from '#platform/transport/trpc';
import * as auth from './auth.operations';
import { loginInput } from './auth.schema';

export const authRouter = router({
  login: publicProcedure.input(loginInput).mutation(({ ctx, input }) => auth.loginAgain(ctx, input)),
  me: adminProcedure.query(({ ctx }) => ctx.user),
  logout: adminProcedure.mutation(({ ctx }) => auth.logout(ctx)),
});
