import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { smtpCertificate } from './smtp-certificate';

/** A mail as it arrived, with the recipients that were named to the server. */
export type ArrivedMail = Email & { recipients: string[]; encrypted: boolean };

type Reply = { code: number; text: string };

export type SmtpOptions = {
  port?: number;
  /** Listens at a port that the mail screen accepts, at an address of this machine that no other server has. */
  forScreen?: boolean;
  /** Whether it offers encryption (STARTTLS), with a certificate that clients do not know. */
  tls?: boolean;
  /** The only address that the signed-in user may send from. */
  sender?: string;
  /** Called at the end of each mail; may return the reply that rejects it. */
  reject?: () => Reply | undefined | Promise<Reply | undefined>;
};

/** A real mail server on this machine. */
export async function runSmtp({ port = 0, forScreen = false, tls = false, sender, reject }: SmtpOptions = {}) {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...(tls ? smtpCertificate : { disabledCommands: ['STARTTLS'] }),
    onAuth: ({ username, password }, _session, done) =>
      username === 'pano' && password === 'dogru'
        ? done(null, { user: username })
        : done(new Error('Authentication failed')),
    onMailFrom: ({ address }, _session, done) =>
      done(
        sender === undefined || address === sender
          ? null
          : Object.assign(new Error('Sender address rejected: not owned by user'), { responseCode: 553 }),
      ),
    onData: (stream, session, done) => {
      void read(stream).then(async (raw) => {
        const reply = await reject?.();
        if (reply) return done(Object.assign(new Error(reply.text), { responseCode: reply.code }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...(await PostalMime.parse(raw)), recipients, encrypted: session.secure });
        done();
      }, done);
    },
  });
  const host = forScreen ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}` : '127.0.0.1';
  const listening = server.listen(forScreen ? 2525 : port, host);
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port: actual }: AddressInfo = Object.assign({ port: 0, address: '', family: '' }, listening.address());
  let closed = false;
  const stop = async () => {
    if (closed) return;
    closed = true;
    await new Promise<void>((resolve) => server.close(resolve));
  };
  const url = `smtp://${host}:${actual}`;
  // Without encryption mails leave only where the setting says so.
  return {
    mails,
    host,
    port: actual,
    url: tls ? url : `${url}?insecure=true`,
    certificate: smtpCertificate.cert,
    stop,
  };
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}
