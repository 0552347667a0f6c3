import * as z from 'zod';
import { picturesOf } from '#media/pictures';
import { versionField } from '#platform/input/fields';
import {
  adminProcedure,
  contentProcedure,
  ownerContentProcedure,
  ownerProcedure,
  router,
  sharedProcedure,
} from '#platform/transport/trpc';
import * as company from './company.operations';
import { companyUpdate, sectionTitlesUpdate } from './company.schema';
import * as googleProfile from './google-profile.operations';
import { googleProfileCheck } from './google-profile.schema';
import * as homeLayout from './home-layout.operations';
import { homeLayoutUpdate } from './home-layout.schema';
import * as settings from './setting.operations';
import { homeSettingsUpdate, siteOfflineSetting } from './setting.schema';
import { findShown } from './special-days';

export const companyRouter = router({
  get: sharedProcedure.query(async ({ ctx }) => {
    const profile = await company.get(ctx);
    const pictureOf = await picturesOf(ctx.db, [profile.logoUrl, profile.logoDarkUrl]);
    return {
      ...profile,
      picture: pictureOf(profile.logoUrl),
      darkPicture: pictureOf(profile.logoDarkUrl),
      // By the clock of the server: that of a visitor may be wrong.
      specialDay: findShown(profile.specialDays, new Date()),
    };
  }),
  update: ownerContentProcedure
    .input(z.object({ version: versionField.optional(), data: companyUpdate }))
    .mutation(({ ctx, input }) => company.update(ctx, input.data, input.version)),
});

export const googleProfileRouter = router({
  get: adminProcedure.query(({ ctx }) => googleProfile.get(ctx)),
  check: adminProcedure.input(googleProfileCheck).mutation(({ ctx, input }) => googleProfile.check(ctx, input.version)),
});

export const settingRouter = router({
  home: sharedProcedure.query(({ ctx }) => homeLayout.readHome(ctx)),
  homeLayout: contentProcedure.query(({ ctx }) => homeLayout.get(ctx)),
  siteOffline: sharedProcedure.query(({ ctx }) => settings.siteOffline(ctx)),
  sectionTitles: sharedProcedure.query(({ ctx }) => company.sectionTitles(ctx)),
  setHome: contentProcedure.input(homeSettingsUpdate).mutation(({ ctx, input }) => settings.setHome(ctx, input)),
  setHomeLayout: contentProcedure.input(homeLayoutUpdate).mutation(({ ctx, input }) => homeLayout.update(ctx, input)),
  setSectionTitles: contentProcedure
    .input(sectionTitlesUpdate)
    .mutation(({ ctx, input }) => company.setSectionTitles(ctx, input)),
  setSiteOffline: ownerProcedure
    .input(siteOfflineSetting)
    .mutation(({ ctx, input }) => settings.setSiteOffline(ctx, input)),
});
