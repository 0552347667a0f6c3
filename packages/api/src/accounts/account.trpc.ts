import { byId } from '#platform/records/list';
import {
  accountProcedure,
  adminProcedure,
  ownerProcedure,
  provenAccountProcedure,
  provenOwnerProcedure,
  provenProcedure,
  publicProcedure,
  router,
} from '#platform/transport/trpc';
import * as account from './account.operations';
import { codeProof, deviceId, digestChoice, emailChange, passwordChange, reauthentication } from './account.schema';
import * as apiTokens from './api-token.operations';
import { newApiToken } from './api-token.schema';
import * as auth from './auth.operations';
import { loginInput, passwordReset, resetLink, resetRequest } from './auth.schema';
import * as invitations from './invitation.operations';
import { grantBypass } from './maintenance-bypass';
import * as reset from './password-reset.operations';
import * as people from './people.operations';
import {
  acceptance,
  invitationId,
  invitationLink,
  newInvitation,
  personRemoval,
  personSwitch,
  roleChange,
} from './people.schema';
import { reauthenticate } from './reauthenticate.operations';
import * as secondFactor from './second-factor.operations';

export const authRouter = router({
  login: publicProcedure.input(loginInput).mutation(({ ctx, input }) => auth.loginAgain(ctx, input)),
  canReset: publicProcedure.query(({ ctx }) => reset.canReset(ctx)),
  requestReset: publicProcedure.input(resetRequest).mutation(({ ctx, input }) => reset.requestReset(ctx, input.email)),
  // A mutation: a query would put the token of the link into the address of the request.
  resetTokens: publicProcedure.input(resetLink).mutation(({ ctx, input }) => reset.listResetTokens(ctx, input)),
  resetByLink: publicProcedure.input(passwordReset).mutation(({ ctx, input }) => reset.resetByLink(ctx, input)),
  me: accountProcedure.query(({ ctx }) => ctx.user),
  logout: accountProcedure.mutation(({ ctx }) => auth.logout(ctx)),
  reauthenticate: accountProcedure.input(reauthentication).mutation(({ ctx, input }) => reauthenticate(ctx, input)),
  bypassMaintenance: adminProcedure.mutation(({ ctx }) => grantBypass(ctx)),
});

const apiTokenRouter = router({
  list: ownerProcedure.query(({ ctx }) => apiTokens.list(ctx)),
  create: provenOwnerProcedure.input(newApiToken).mutation(({ ctx, input }) => apiTokens.create(ctx, input)),
  revoke: ownerProcedure.input(byId).mutation(({ ctx, input }) => apiTokens.revoke(ctx, input.id)),
});

export const accountRouter = router({
  apiTokens: apiTokenRouter,
  get: accountProcedure.query(({ ctx }) => account.get(ctx)),
  devices: accountProcedure.query(({ ctx }) => account.devices(ctx)),
  endDevice: adminProcedure.input(deviceId).mutation(({ ctx, input }) => account.endDevice(ctx, input.id)),
  endOtherDevices: adminProcedure.mutation(({ ctx }) => account.endOtherDevices(ctx)),
  changePassword: provenAccountProcedure
    .input(passwordChange)
    .mutation(({ ctx, input }) => account.changePassword(ctx, input)),
  changeEmail: provenProcedure.input(emailChange).mutation(({ ctx, input }) => people.changeEmail(ctx, input)),
  digest: adminProcedure.query(({ ctx }) => account.getDigest(ctx)),
  setDigest: adminProcedure.input(digestChoice).mutation(({ ctx, input }) => account.setDigest(ctx, input.digest)),
  startSecondFactor: provenAccountProcedure.mutation(({ ctx }) => secondFactor.startSecondFactor(ctx)),
  confirmSecondFactor: provenAccountProcedure
    .input(codeProof)
    .mutation(({ ctx, input }) => secondFactor.confirmSecondFactor(ctx, input.code)),
  disableSecondFactor: provenProcedure.mutation(({ ctx }) => secondFactor.disableSecondFactor(ctx)),
  renewRecoveryCodes: provenProcedure.mutation(({ ctx }) => secondFactor.renewRecoveryCodes(ctx)),
});

export const peopleRouter = router({
  list: ownerProcedure.query(({ ctx }) => people.list(ctx)),
  invite: provenOwnerProcedure.input(newInvitation).mutation(({ ctx, input }) => invitations.invite(ctx, input)),
  mailInvitation: provenOwnerProcedure
    .input(invitationLink)
    .mutation(({ ctx, input }) => invitations.mailInvitation(ctx, input)),
  cancelInvitation: provenOwnerProcedure
    .input(invitationId)
    .mutation(({ ctx, input }) => invitations.cancelInvitation(ctx, input.id)),
  setRole: provenOwnerProcedure.input(roleChange).mutation(({ ctx, input }) => people.setRole(ctx, input)),
  setActive: provenOwnerProcedure.input(personSwitch).mutation(({ ctx, input }) => people.setActive(ctx, input)),
  remove: provenOwnerProcedure.input(personRemoval).mutation(({ ctx, input }) => people.remove(ctx, input)),
  // A mutation: a query would put the token of the link into the address of the request.
  readInvitation: publicProcedure
    .input(invitationLink)
    .mutation(({ ctx, input }) => invitations.readInvitation(ctx, input)),
  acceptInvitation: publicProcedure
    .input(acceptance)
    .mutation(({ ctx, input }) => invitations.acceptInvitation(ctx, input)),
});
