import { booleanField } from '../../core/fields';
import { byId, updateInput } from '../../core/page';
import { adminProcedure, publicProcedure, router } from '../../core/trpc';
import * as aboutSection from './about-section.operations';
import { aboutSectionCreate, aboutSectionUpdate } from './about-section.schema';

export const aboutSectionRouter = router({
  visible: publicProcedure.query(({ ctx }) => aboutSection.findVisible(ctx)),
  get: adminProcedure.query(({ ctx }) => aboutSection.find(ctx)),
  create: adminProcedure.input(aboutSectionCreate).mutation(({ ctx, input }) => aboutSection.create(ctx, input)),
  update: adminProcedure
    .input(updateInput(aboutSectionUpdate))
    .mutation(({ ctx, input }) => aboutSection.update(ctx, input.id, input.data, input.version)),
  setVisible: adminProcedure
    .input(byId.extend({ visible: booleanField }))
    .mutation(({ ctx, input }) => aboutSection.setVisible(ctx, input.id, input.visible)),
});
