/** How mails leave. `insecure`: unencrypted where the server offers nothing better, and to a server that proves nothing. */
export const mailEncryptions = ['tls', 'starttls', 'insecure'] as const;
export type MailEncryption = (typeof mailEncryptions)[number];

type Preset = {
  /** Null where each customer has a server of their own. */
  host: string | null;
  port: number;
  encryption: MailEncryption;
  /** What owners have to know about the password, or where they find their server. */
  hint: 'appPassword' | 'microsoft' | 'mailbox' | 'panel';
  /** The domains of its free addresses. */
  domains: readonly string[];
};

/** The mail servers of the providers that small Turkish companies use. */
export const mailPresets = {
  gmail: tls('smtp.gmail.com', 'appPassword', ['gmail.com']),
  microsoft: { host: 'smtp.office365.com', port: 587, encryption: 'starttls', hint: 'microsoft', domains: [] },
  yandex: tls('smtp.yandex.com', 'appPassword', ['yandex.com', 'yandex.com.tr']),
  natro: tls('mail.kurumsaleposta.com', 'mailbox'),
  turhost: tls(null, 'panel'),
  isimtescil: tls(null, 'panel'),
  turkticaret: tls('smtp.turkticaret.net', 'mailbox'),
  icloud: {
    host: 'smtp.mail.me.com',
    port: 587,
    encryption: 'starttls',
    hint: 'appPassword',
    domains: ['icloud.com', 'me.com'],
  },
  yahoo: tls('smtp.mail.yahoo.com', 'appPassword', ['yahoo.com']),
  other: tls(null, 'panel'),
} as const satisfies Record<string, Preset>;

export type MailProvider = keyof typeof mailPresets;
export const mailProviders = Object.keys(mailPresets) as MailProvider[];

/** The provider of a free address, such as one at gmail.com; null for a company's own domain. */
export function findProvider(address: string): MailProvider | null {
  const domain = address.split('@').at(-1)?.trim().toLowerCase() ?? '';
  const isOf = ({ domains }: Preset) => domains.includes(domain);
  return mailProviders.find((provider) => isOf(mailPresets[provider])) ?? null;
}

function tls<const Hint extends Preset['hint']>(host: string | null, hint: Hint, domains: readonly string[] = []) {
  return { host, port: 465, encryption: 'tls' as const, hint, domains };
}
