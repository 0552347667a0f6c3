import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail as it arrived: who it was addressed to on the wire, its head and its decoded parts. */
export type ArrivedMail = { recipients: string[]; raw: string; head: Map<string, string>; parts: string[] };

type Reply = { code: number; text: string };

export type SmtpOptions = {
  port?: number;
  /** Asked at the end of each mail; may name the reply it is refused with. */
  refuse?: () => Reply | undefined | Promise<Reply | undefined>;
};

/** A real mail server on this machine. */
export async function runSmtp({ port = 0, refuse }: SmtpOptions = {}) {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'pano' && password === 'dogru'
        ? done(null, { user: username })
        : done(new Error('Authentication failed')),
    onData: (stream, session, done) => {
      void read(stream).then(async (raw) => {
        const reply = await refuse?.();
        if (reply) return done(Object.assign(new Error(reply.text), { responseCode: reply.code }));
        mails.push({ ...parse(raw), recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      }, done);
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port: actual }: AddressInfo = Object.assign({ port: 0, address: '', family: '' }, listening.address());
  let closed = false;
  const stop = async () => {
    if (closed) return;
    closed = true;
    await new Promise<void>((resolve) => server.close(resolve));
  };
  return { mails, port: actual, url: `smtp://127.0.0.1:${actual}`, stop };
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}

function parse(raw: string): Omit<ArrivedMail, 'recipients'> {
  const [top = ''] = raw.split('\r\n\r\n');
  const lines = top.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const head = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  const boundary = /boundary="([^"]+)"/.exec(top)?.[1];
  const sections = boundary ? raw.split(`--${boundary}`).slice(1, -1) : [raw];
  return { raw, head, parts: sections.map(decodePart) };
}

function decodePart(section: string): string {
  const gap = section.indexOf('\r\n\r\n');
  const [head, body] = [section.slice(0, gap), section.slice(gap + 4)];
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return /transfer-encoding: quoted-printable/i.test(head) ? fromQuotedPrintable(body.replace(/=\r\n/g, '')) : body;
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** `=?UTF-8?Q?…?=` as readers show it. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
