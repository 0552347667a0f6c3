import { withPicture } from '#media/pictures';
import { withTextPictures } from '#media/text-pictures';
import { updateInput, visibleById } from '#platform/records/list';
import { localeInput } from '#platform/records/translations/reading';
import { callSetVisible, callUpdate } from '#platform/transport/calls';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { readingOf } from '#settings/site-reading';
import * as aboutSection from './about-section.operations';
import { aboutSectionCreate, aboutSectionUpdate } from './about-section.schema';

export const aboutSectionRouter = router({
  visible: sharedProcedure.input(localeInput.prefault({})).query(async ({ ctx, input }) => {
    const about = await aboutSection.findVisible(ctx, await readingOf(ctx, input.locale));
    return about && withPicture(ctx.db, await withTextPictures(ctx.db, about), ({ image }) => image);
  }),
  get: contentProcedure.query(({ ctx }) => aboutSection.find(ctx)),
  create: contentProcedure.input(aboutSectionCreate).mutation(({ ctx, input }) => aboutSection.create(ctx, input)),
  update: contentProcedure.input(updateInput(aboutSectionUpdate)).mutation(callUpdate(aboutSection.update)),
  setVisible: contentProcedure.input(visibleById).mutation(callSetVisible(aboutSection.setVisible)),
});
