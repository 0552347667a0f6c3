/** Mails to a person about their own account, and the texts of a forgotten password and of invitations. */
export const accountMails = {
  accountMail: {
    when: 'Time: {{when}}',
    device: 'Device: {{device}}',
    unknownDevice: 'unknown',
    address: 'Internet address: {{address}}',
    notYou: 'If this was not you, sign in at once, change your password and end the other sessions:',
    signIn: {
      subject: 'Sign-in from a new device',
      text: 'Somebody signed in to the back office of {{site}} as {{email}} from a device or place not seen before.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: 'The password of {{email}} in the back office of {{site}} was changed.',
    },
    secondFactorOff: {
      subject: 'Two-step sign-in was turned off',
      text: 'Two-step sign-in of {{email}} in the back office of {{site}} was turned off.',
    },
    emailChanged: {
      subject: 'Your e-mail for signing in was changed',
      text: 'The e-mail of your account in the back office of {{site}} was changed; {{email}} no longer signs in.',
    },
    secondFactorOn: {
      subject: 'Two-step sign-in was turned on',
      text: 'Two-step sign-in of the account {{email}} in the back office of {{site}} was turned on.',
    },
    recoveryCodesRenewed: {
      subject: 'Your recovery codes were renewed',
      text: 'New recovery codes were made for the account {{email}} in the back office of {{site}}; the earlier ones no longer work.',
    },
    mailSetUp: {
      subject: 'The mail server was changed',
      text: '{{email}} changed the e-mail settings of {{site}}. Mails are sent through the new server from now on; this one came through the former.',
    },
    mailOff: {
      subject: 'E-mail notices were turned off',
      text: '{{email}} turned off the e-mail notices of {{site}}. No mail is sent from now on.',
    },
    recipientsChanged: {
      subject: 'The addresses that messages go to were changed',
      text: '{{email}} changed which addresses get the messages that are sent from {{site}}.',
    },
    tokenReport: {
      subject: 'Changed through an API token',
      text: 'On {{site}} details that people call, write to, pay to or agree to were changed through an API token: as they were → as they are.',
      more: 'and {{count}} more changes; all of them are in the activity log:',
      notYou: 'If there is a change that you do not know of, correct it and revoke the API token:',
    },
    apiTokenCreated: {
      subject: 'A new API token was created',
      text: '{{email}} created an API token with which another program can connect to {{site}}.',
    },
    personInvited: {
      subject: 'Somebody was invited to the back office',
      text: '{{email}} invited somebody to the back office of {{site}}.',
    },
    invitationCancelled: {
      subject: 'An invitation was cancelled',
      text: '{{email}} cancelled an invitation to the back office of {{site}}.',
    },
    invitationAccepted: {
      subject: 'An invitation was accepted',
      text: '{{email}} accepted the invitation and may sign in to the back office of {{site}} now.',
    },
    roleChanged: {
      subject: 'The role of a person was changed',
      text: '{{email}} changed the role of a person who may sign in to the back office of {{site}}.',
    },
    personSwitchedOff: {
      subject: 'An account was switched off',
      text: '{{email}} switched off an account of the back office of {{site}}.',
    },
    personSwitchedOn: {
      subject: 'An account was switched on again',
      text: '{{email}} switched an account of the back office of {{site}} on again.',
    },
    invitation: {
      subject: 'You are invited to the back office',
      text: 'Hello {{name}}, you are invited to the back office of {{site}}. Choose your password at this link; it works for 72 hours and once:',
      ignore: 'If you do not expect this invitation, there is nothing to do.',
    },
    personRemoved: {
      subject: 'An account was deleted',
      text: '{{email}} deleted an account that could sign in to the back office of {{site}}.',
    },
    messagesExported: {
      subject: 'Messages were downloaded',
      text: '{{email}} downloaded the messages of {{site}} as a file.',
    },
    reset: {
      subject: 'Your link for a new password',
      text: 'A new password was asked for {{email}} in the back office of {{site}}. Set it with this link, which is valid once and for 30 minutes:',
      ignore: 'If you did not ask for this, you need not do anything; your password stays as it is.',
    },
  },
  invitation: {
    name: 'Enter the name of the person you invite',
    role: 'Choose owner or editor',
    invalid:
      'This invitation is not valid: it may have expired, been used or been cancelled. Ask whoever invited you for a new one.',
    gone: 'This invitation has already been used or cancelled',
    tooMany: 'Too many invitations are waiting. Cancel those that are not needed first.',
    mailOff: 'Mail is off; copy the link and send it yourself',
    mailFailed: 'The mail could not be sent; copy the link and send it yourself',
  },
  passwordReset: {
    expired: 'This link has expired or was used before. Ask for another one on the sign-in page.',
    off: 'Recovering a password by e-mail is off; whoever installed your site can give you another password',
  },
};
