import '#platform/input/without-eval';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { idField, requiredText } from '#platform/input/fields';
import { type Role, roles } from '#platform/session/user.schema';
import { newPassword, userEmail } from './account.schema';

const person = z.object({ id: idField('account.gone') });
const role = z.enum(roles, { error: message('invitation.role') });

export const personRemoval = person;
export const roleChange = person.extend({ role });
export const personSwitch = person.extend({ active: z.boolean() });
export type RoleChange = z.output<typeof roleChange>;
export type PersonSwitch = z.output<typeof personSwitch>;

/** A person who may sign in, as the others see them. */
export type PersonRecord = {
  id: number;
  email: string;
  name: string | null;
  role: Role;
  secondFactor: boolean;
  /** When the person was last there; null for one who never signed in. */
  lastSeenAt: string | null;
  /** False for one who is switched off. */
  active: boolean;
  current: boolean;
};

/** Who is to become a person who may sign in. */
export const newInvitation = z.object({
  name: requiredText('invitation.name', 120),
  email: userEmail,
  role,
});
export type NewInvitation = z.output<typeof newInvitation>;

export type InvitationRecord = { id: string; name: string; email: string; role: Role; expiresAt: string };

/** The token is told this once only. */
export type CreatedInvitation = { token: string; invitation: InvitationRecord };

export const invitationId = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/, { error: message('invitation.gone') }) });

/** The token of a link with which somebody was invited. */
export const invitationLink = z.object({
  token: z.string().regex(/^[\w-]{43}$/, { error: message('invitation.invalid') }),
});
export type InvitationLink = z.output<typeof invitationLink>;

export const acceptance = invitationLink.extend({ newPassword });
export type Acceptance = z.output<typeof acceptance>;
