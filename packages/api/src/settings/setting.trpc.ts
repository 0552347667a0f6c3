import { adminProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import * as settings from './setting.operations';
import { homeSettingsUpdate, siteOfflineSetting } from './setting.schema';

export const settingRouter = router({
  home: sharedProcedure.query(({ ctx }) => settings.home(ctx)),
  siteOffline: sharedProcedure.query(({ ctx }) => settings.siteOffline(ctx)),
  setHome: adminProcedure.input(homeSettingsUpdate).mutation(({ ctx, input }) => settings.setHome(ctx, input)),
  setSiteOffline: adminProcedure
    .input(siteOfflineSetting)
    .mutation(({ ctx, input }) => settings.setSiteOffline(ctx, input)),
});
