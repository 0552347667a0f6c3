import { adminProcedure, router } from '#platform/transport/trpc';
import * as person from './person.operations';
import { personFile, personQuery, retentionUpdate } from './privacy.schema';
import * as retention from './retention.operations';

export const privacyRouter = router({
  retention: adminProcedure.query(({ ctx }) => retention.get(ctx)),
  aged: adminProcedure.query(({ ctx }) => retention.aged(ctx)),
  setRetention: adminProcedure.input(retentionUpdate).mutation(({ ctx, input }) => retention.set(ctx, input)),
  // Mutations, also those that change nothing: a query would put the person into the address of the request.
  findPerson: adminProcedure.input(personQuery).mutation(({ ctx, input }) => person.find(ctx, input)),
  downloadPerson: adminProcedure.input(personFile).mutation(({ ctx, input }) => person.download(ctx, input)),
  erasePerson: adminProcedure.input(personQuery).mutation(({ ctx, input }) => person.erase(ctx, input)),
});
