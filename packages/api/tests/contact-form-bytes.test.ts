// The exact responses of the endpoints for contact forms: other programs read these. They are renewed only where the
// contract itself changes.

import type { Database } from '@pano/db';
import { expect, test } from 'vitest';
import { startSession } from '../src/platform/session/sessions';
import { proveSessions } from '../src/testing/sign-in';
import { startTransports } from '../src/testing/transports';

const path = '/contact-forms';
const admin = '/admin/contact-forms';
const full = { name: 'Selin Aydemir', email: 'selin@ofis.example', message: 'Keşif rica ederim.\nTeşekkürler.' };

/** Requests in their order: messages are sent, listed, read and deleted, by clients of either language. */
const requests: [method: string, path: string, body?: unknown, language?: string][] = [
  ['POST', path, { ...full, phone: ' 0532 000 00 01 ', subject: 'Teklif İsteği', read: true, id: 9 }],
  ['POST', path, { ...full, name: 'Yalnız\r\nGerekenler', stage: 'spam', channel: 'phone', website: 'x' }, 'en'],
  ['POST', path, {}],
  ['POST', path, {}, 'en'],
  ['POST', path, { ...full, email: 'selin@' }],
  ['POST', path, { ...full, message: 'a'.repeat(5001) }],
  ['POST', path, { ...full, phone: '1'.repeat(41) }],
  ['GET', path],
  ['GET', admin],
  ['GET', `${admin}?read=false`],
  ['GET', `${admin}?read=true&sort=createdAt`],
  ['GET', `${admin}?q=yalniz&limit=1`],
  ['GET', `${admin}?limit=2&offset=1`],
  ['GET', `${admin}?offset=50`],
  ['GET', `${admin}?read=maybe`],
  ['GET', `${admin}?sort=name`, undefined, 'en'],
  ['PUT', `${admin}/2/read`],
  ['PUT', `${admin}/2/read`],
  ['PUT', `${admin}/3/read`],
  ['PUT', `${admin}/999/read`],
  ['PUT', `${admin}/x/read`],
  ['GET', `${admin}/export?format=csv`],
  ['GET', `${admin}/export?format=csv&read=false`, undefined, 'en'],
  ['GET', `${admin}/export?format=pdf`],
  ['DELETE', `${admin}/1`],
  ['DELETE', `${admin}/1`],
  ['DELETE', `${admin}/4`],
  ['DELETE', `${admin}/999`, undefined, 'en'],
  ['GET', admin],
];

const at = (day: number) => new Date(Date.UTC(2025, 0, day, 9));

/** Two messages of visitors in stages of their own, one with a photo, and leads that somebody has entered by hand. */
async function addLeads(db: Database) {
  const one = { name: 'Ali Veli', email: 'ali@musteri.example', message: 'Teklif rica ederim.', search: 'ali veli' };
  await db.contactForm.create({ data: { ...one, stage: 'spam', suspicion: 'links', read: true, createdAt: at(1) } });
  const quoted = { stage: 'quoted', quoteLira: 48_000, nextAt: at(9), page: '/', keyed: true };
  const { id } = await db.contactForm.create({
    data: { ...one, ...quoted, phone: '0533 000 00 02', createdAt: at(2) },
  });
  await db.leadEvent.create({ data: { contactFormId: id, kind: 'note', text: 'Pazartesi aranacak' } });
  const photo = { key: 'private-a', bytes: 9, width: 3, height: 3 };
  await db.leadPhoto.create({ data: { ...photo, contactFormId: id } });
  for (const channel of ['phone', 'whatsapp', 'visit'])
    await db.contactForm.create({ data: { ...one, channel, email: '', read: channel === 'visit', createdAt: at(3) } });
}

/** Without the time at which a message arrived, and the day of a download. */
const withoutTimes = (text: string) =>
  text
    .replace(/"createdAt":"20(?!25)[^"]*"/g, '"createdAt":"NOW"')
    .replace(/^(\d+;)[^;]*\b20(?!25)\d\d\b[^;]*/gm, '$1NOW')
    .replace(/-\d{4}-\d\d-\d\d\./, '-DAY.');

test('the endpoints for contact forms respond byte for byte as the contract says', async () => {
  const { send, db, user } = await startTransports();
  await addLeads(db);
  const authorization = `Bearer ${await startSession(db, user.id)}`;
  await proveSessions(db);
  const responses: string[] = [];
  for (const [method, address, body, language = 'tr'] of requests) {
    const { status, headers, text } = await send(method, address, body, { authorization, 'accept-language': language });
    const shown = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).toSorted();
    const lines = shown.map(([name, value]) => `${name}: ${withoutTimes(value)}`);
    responses.push([`${method} ${address} ${language}`, status, ...lines, withoutTimes(text)].join('\n'));
  }
  for (const address of [admin, `${admin}/export?format=csv`]) {
    const { status, text } = await send('GET', address);
    responses.push([`GET ${address} without a token`, status, text].join('\n'));
  }
  await expect(`${responses.join('\n\n')}\n`).toMatchFileSnapshot('golden/contact-form-bytes.snap');
});
