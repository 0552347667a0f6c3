import { createHash } from 'node:crypto';
import type { Database } from '@pano/db';
import { foldKey } from '@pano/i18n/text/fold';
import { LRUCache } from 'lru-cache';
import type { ContactFormCreate, ContactFormSubmit } from './contact-form.schema';
import { type SpamSignal, spamSignals } from './lead.schema';

const points: Record<SpamSignal, number> = {
  honeypot: 3,
  fast: 3,
  links: 3,
  link: 1,
  nameLink: 3,
  script: 2,
  repeated: 2,
};

/** From so many points on a message counts as spam. */
const enoughPoints = 3;
/** Milliseconds; hardly anybody fills in the form faster. */
const fastestPerson = 1500;
const manyLinks = 3;

export const isSpam = (signals: SpamSignal[]): boolean =>
  signals.reduce((sum, signal) => sum + points[signal], 0) >= enoughPoints;

const present = (signals: Partial<Record<SpamSignal, boolean>>): SpamSignal[] =>
  spamSignals.filter((signal) => signals[signal]);

/** How the form of the site was filled in. */
export const findFormSignals = ({ honeypot, elapsedMs }: Pick<ContactFormSubmit, 'honeypot' | 'elapsedMs'>) =>
  present({ honeypot: !!honeypot, fast: elapsedMs !== undefined && elapsedMs < fastestPerson });

type Written = Pick<ContactFormCreate, 'name' | 'email' | 'subject' | 'message'>;

/** What a message says, whoever sent it. */
export function findTextSignals({ name, subject, message }: Written): SpamSignal[] {
  const text = `${subject ?? ''}\n${message}`;
  const words = message.replace(webAddress, '');
  const links = countMatches(text, webAddress);
  const hasMany = links >= manyLinks || /\[url\b|<a\s/i.test(text);
  return present({
    links: hasMany,
    link: links > 0 && !hasMany,
    nameLink: countMatches(name, webAddress) > 0,
    script: countMatches(words, /\p{Letter}/gu) > 2 * countMatches(words, /\p{Script=Latin}/gu),
  });
}

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Not the host of an e-mail address: browsers fill that into other fields as well. */
const webAddress =
  /(?:https?:\/\/|(?<![@\p{L}\d.-])(?:www\.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|info|biz|ru|xyz|top|site|online|shop|link|me|ly)(?![@\p{L}\d-])))\S*/giu;

/** Hashes of who sent which text first, of each database. */
const memories = new WeakMap<Database, LRUCache<string, string>>();
const memory = { max: 1000, ttl: 24 * 60 * 60 * 1000, ttlResolution: 0, perf: { now: () => Date.now() } };

/** Whether somebody with another e-mail has sent the same text within a day; remembers the text. */
export function findRepetition(db: Database, { email, message }: Written): SpamSignal[] {
  const texts = memories.get(db) ?? new LRUCache<string, string>(memory);
  memories.set(db, texts);
  const text = hash(foldKey(message));
  const sender = hash(foldKey(email));
  const first = texts.get(text);
  if (first === undefined) texts.set(text, sender);
  return present({ repeated: first !== undefined && first !== sender });
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');
