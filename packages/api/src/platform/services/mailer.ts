/** A mail server, and in whose name it sends to whom. */
export type MailSettings = {
  /** `smtps://…`, or `smtp://…` for STARTTLS. With `?insecure=true` neither encryption nor a known certificate is needed. */
  smtpUrl: string;
  /** As text: `Name <address>` or a bare address. */
  from: string | { name: string; address: string };
  /** The recipients of contact forms; empty for those that a person has set. */
  contactRecipients: string[];
  /** The address of the site, for links and message ids. */
  siteUrl: string;
};

export type Mailer = MailSettings & {
  /** Sends a mail to the server. Throws a MailError. */
  send: (mail: Mail) => Promise<void>;
};

export type Mail = {
  /** The same for every attempt, so that mail programs show a mail once that was sent twice. */
  id: string;
  to: string[];
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
};

/** The reasons why a mail was not sent. */
export const mailProblems = [
  'hostNotFound',
  'unreachable',
  'unencrypted',
  'signIn',
  'senderRefused',
  'refused',
  'other',
] as const;
export type MailProblem = (typeof mailProblems)[number];

export class MailError extends Error {
  constructor(
    readonly problem: MailProblem,
    /** Whether a retry would fail, too. */
    readonly permanent: boolean,
    detail: string,
  ) {
    super(detail);
    this.name = 'MailError';
  }
}

/** A server without a response in this time counts as unreachable. */
const silenceMs = 20_000;

/** Whether mails may leave without encryption, or to a server that cannot prove who it is. */
export const isInsecureSmtp = (smtpUrl: string): boolean => new URL(smtpUrl).searchParams.get('insecure') === 'true';

/** The parts of the address of a mail server; whether it has a password, never which. */
export function describeSmtp(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    encryption: isInsecureSmtp(smtpUrl) ? ('insecure' as const) : isTls ? ('tls' as const) : ('starttls' as const),
    user: decodeURIComponent(username),
    hasPassword: password !== '',
  };
}

export function createMailer(settings: MailSettings): Mailer {
  const { smtpUrl, from, siteUrl } = settings;
  return {
    ...settings,
    send: async ({ id, replyTo, ...mail }) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl.replace(/[?#].*$/, ''),
        ...(isInsecureSmtp(smtpUrl)
          ? { opportunisticTLS: true, tls: { rejectUnauthorized: false } }
          : { requireTLS: true, tls: { rejectUnauthorized: true } }),
        connectionTimeout: silenceMs,
        greetingTimeout: silenceMs,
        socketTimeout: silenceMs,
        // Texts of a mail must not attach local files or addresses.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const messageId = `<${id}@${new URL(siteUrl).hostname}>`;
      try {
        await transport.sendMail({ ...mail, ...(replyTo ? { replyTo } : {}), from, messageId });
      } catch (error) {
        throw asMailError(error);
      } finally {
        transport.close();
      }
    },
  };
}

const signInCodes = ['EAUTH', 'ENOAUTH', 'EOAUTH2'];
/** The reply of a server that sends for nobody who has not signed in. */
const signInDemanded = 530;
/** What servers say of a sender that is not the user's own address, at whatever step. */
const foreignSender = /sender address|send ?as ?denied|not owned by/i;
const unknownHostCodes = ['ENOTFOUND', 'EAI_AGAIN'];
const connectionCodes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EPROXY'];

/** What Node calls certificates that it does not accept, and servers that do not speak TLS. */
const tlsCodes = /CERT|^UNABLE_TO_VERIFY|^ERR_(?:SSL|TLS)_|^EPROTO$/;

function asMailError(error: unknown): MailError {
  if (!(error instanceof Error)) return new MailError('other', false, String(error));
  const detail = error.message.replace(/\s+/g, ' ').slice(0, 300);
  const code = 'code' in error ? String(error.code) : '';
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0;
  // Also where the server rejects STARTTLS itself: its settings may change, so the mail is kept.
  const systemCode = 'originalCode' in error ? String(error.originalCode) : '';
  if (code === 'ETLS' || tlsCodes.test(systemCode)) return new MailError('unencrypted', false, detail);
  if (unknownHostCodes.includes(systemCode)) return new MailError('hostNotFound', false, detail);
  // 421: the server is shutting down.
  if (reply === 421 || (reply === 0 && connectionCodes.includes(code))) {
    return new MailError('unreachable', false, detail);
  }
  const permanent = reply >= 500;
  if (signInCodes.includes(code) || reply === signInDemanded) return new MailError('signIn', permanent, detail);
  const command = 'command' in error ? String(error.command) : '';
  if (permanent && (command === 'MAIL FROM' || foreignSender.test(detail))) {
    return new MailError('senderRefused', permanent, detail);
  }
  return new MailError(reply > 0 ? 'refused' : 'other', permanent, detail);
}
