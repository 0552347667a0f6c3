/** Texts of the screen on which the owner sets up the notice of new messages. */
export const mail = {
  mail: {
    title: 'E-mail notices',
    lead: 'Get every message from your site by e-mail, too.',
    loadFailed: 'The e-mail settings could not be loaded',
    account: 'Your e-mail account',
    accountLead: 'Notices are sent from this account. You can use your own e-mail address.',
    server: 'Server settings',
    serverLead: 'Filled in automatically when you choose your provider.',
    notices: 'Who gets the messages?',
    noticesLead:
      'Each message from your site goes to these addresses. They stay when the e-mail in the site details changes.',
    recipientsSave: 'Save the recipients',
    recipientsSaved: 'Recipients saved',
    recipientsFailed: 'The recipients could not be saved',
    offer: {
      title: 'Should messages go to {{email}}, too?',
      byToken: '{{token}} changed the e-mail in the site details to {{email}}.',
      byPerson: 'The e-mail in the site details is {{email}} now.',
      now: 'Messages from your site still go to {{addresses}}.',
      nobody: 'Messages from your site are not e-mailed to anybody yet.',
      accept: 'Yes, send them there',
      decline: 'No, leave it',
      accepted: 'Messages go to {{addresses}} from now on',
      declined: 'Messages go where they went',
      failed: 'This could not be saved. Please try again.',
    },
    fields: {
      provider: 'Your e-mail provider',
      from: 'Your e-mail address',
      password: 'Password',
      passwordKept: 'Your password is stored. Leave this empty unless you want to change it.',
      host: 'Server address',
      port: 'Port',
      encryption: 'Secure connection',
      user: 'User name',
      userHint: 'Most often your whole e-mail address',
      recipients: 'Recipients',
      recipientsHint: 'Separate several addresses by commas.',
    },
    provider: {
      gmail: 'Gmail / Google Workspace',
      microsoft: 'Microsoft 365 (Outlook, business)',
      yandex: 'Yandex Mail / Yandex 360',
      natro: 'Natro',
      turhost: 'Turhost',
      isimtescil: 'İsimtescil',
      turkticaret: 'Turkticaret.net',
      icloud: 'iCloud (Apple)',
      yahoo: 'Yahoo',
      other: 'Another provider',
    },
    hint: {
      appPassword:
        'Your usual password does not work here: create an “app password” in the security settings of your account and enter that.',
      microsoft:
        'Your administrator must have switched on “authenticated SMTP” for this mailbox. Personal outlook.com and hotmail.com addresses cannot send.',
      mailbox: 'Enter the password of your mailbox (webmail).',
      panel:
        'Server address and port are in the panel of the company that runs your e-mail, as “outgoing mail (SMTP) server”.',
    },
    encryption: {
      tls: 'SSL/TLS (mostly 465)',
      starttls: 'STARTTLS (mostly 587)',
      insecure: 'Unencrypted if need be (only for a server in your own network)',
    },
    insecure:
      'Messages and your password can be read on the way. Choose this only if the server is on this machine or in your own network.',
    environment:
      'The mail server was set when the site was installed, and that setting applies. To change it, ask whoever installed your site; a test e-mail can be sent from here.',
    passwordLost: 'The stored password cannot be read; to have e-mails sent, enter the password again and save.',
    save: 'Save',
    saved: 'E-mail settings saved',
    saveFailed: 'The e-mail settings could not be saved',
    test: 'Send a test e-mail',
    testFailed: 'The test e-mail could not be sent',
    testSent: 'A test e-mail was sent to {{addresses}}. Check your inbox and your spam folder.',
    unsaved: 'The settings are not saved yet.',
    turnOff: 'Turn e-mail notices off',
    turnOffTitle: 'Turn e-mail notices off?',
    turnOffQuestion: 'New messages are then shown in the back office only; your stored e-mail password is deleted.',
    turnedOff: 'E-mail notices are off',
    turnOffFailed: 'E-mail notices could not be turned off',
    problem: {
      hostNotFound: 'No server was found at this address. Check its spelling; if it is right, try again in a while.',
      unreachable:
        'The server does not respond. Check server address, port and secure connection; if they are right, try again in a while or ask your hosting company whether this port is open.',
      unencrypted:
        'No secure connection could be made. Port and secure connection must fit each other (465: SSL/TLS, 587: STARTTLS). If they do, ask your provider for the server address that its certificate is valid for.',
      signIn:
        'The server did not accept the user name or the password. Check both; if your provider wants an app password, enter that.',
      senderRefused:
        'The server does not let you send from this address. “Your e-mail address” and the user name must belong to the same account.',
      refused:
        'The server rejected the mail. Check the addresses of the recipients; if they are right, ask your provider.',
      other: 'Something unexpected went wrong. Try again in a moment; if it stays, ask your provider.',
    },
  },
};
