import { account } from './start-api';
import { signIn } from './upload';

/** What a server has acknowledged: it must be there whatever happens next. */
export type Acknowledged = { services: string[]; messages: string[]; rotation: number };

export const keywordCount = 12;
const parallelClients = 4;

let written = 0;
const nextName = (of: string) => {
  written += 1;
  return `${of} ${written}`;
};

/** Prepares keywords whose order is then rotated, one transaction each time: never may a part of a rotation stand. */
export async function createKeywords(url: string): Promise<number[]> {
  const send = await sender(url);
  const ids: number[] = [];
  for (let i = 0; i < keywordCount; i++) {
    const response = await send('POST', '/admin/keywords', { keyword: `kelime ${i}`, order: i });
    const { data }: { data: { id: number } } = await response.json();
    ids.push(data.id);
  }
  return ids;
}

/**
 * Writes without a pause until the server goes away.
 * @param onFirst is called with the first acknowledged write
 */
export async function writeUntilGone(
  url: string,
  keywords: number[],
  acknowledged: Acknowledged,
  onFirst: () => void,
): Promise<void> {
  const send = await sender(url);
  const services = async () => {
    const title = nextName('Pano');
    await accepted(send('POST', '/admin/services', { title, description: 'x'.repeat(1000) }));
    acknowledged.services.push(title);
  };
  const messages = async () => {
    const name = nextName('Ziyaretçi');
    await accepted(send('POST', '/contact-forms', { name, email: 'a@b.example', message: 'Merhaba' }));
    acknowledged.messages.push(name);
  };
  const rotate = async () => {
    const rotation = acknowledged.rotation + 1;
    const order = keywords.map((id, place) => ({ id, order: (place + rotation) % keywords.length }));
    await accepted(send('PUT', '/admin/keywords/order', { keywords: order }));
    acknowledged.rotation = rotation;
  };
  const forever = async (write: () => Promise<void>) => {
    for (;;) {
      await write();
      onFirst();
    }
  };
  const endless = [...Array(parallelClients).fill(services), messages, rotate].map(forever);
  await Promise.allSettled(endless);
}

/**
 * Creates, edits and deletes records without a pause until the server goes away, and restores every second one. The edit is
 * that of a published draft, and each has another draft when it is deleted.
 * @param onFirst is called once there is a record on the site and one in the trash
 */
export async function editUntilGone(url: string, onFirst: () => void): Promise<void> {
  const send = await sender(url);
  const round = async (restores: boolean) => {
    const created = await accepted(
      send('POST', '/admin/pages', { title: nextName('Sayfa'), slug: nextName('s').replace(' ', '-') }),
    );
    const { data }: { data: { id: number } } = JSON.parse(created);
    const keep = (values: object) => accepted(send('PUT', `/admin/pages/${data.id}/draft`, { values }));
    await keep({ content: `<p>${'x'.repeat(1000)}</p>` });
    await accepted(send('POST', `/admin/pages/${data.id}/publish`, {}));
    await keep({ title: 'Taslak' });
    await accepted(send('DELETE', `/admin/pages/${data.id}`));
    if (!restores) return;
    const trash: { data: { id: number; recordId: number }[] } = JSON.parse(
      await accepted(send('GET', '/admin/trash?entity=page')),
    );
    const entry = trash.data.find(({ recordId }) => recordId === data.id);
    if (entry) await accepted(send('POST', `/admin/trash/${entry.id}/restore`, {}));
    await accepted(send('PUT', `/admin/pages/${data.id}`, { title: nextName('Sayfa') }));
    onFirst();
  };
  const forever = async () => {
    for (;;) {
      await round(false);
      await round(true);
    }
  };
  await Promise.allSettled(Array.from({ length: parallelClients }, forever));
}

async function sender(url: string) {
  const authorization = `Bearer ${await signIn(url, account)}`;
  return (method: string, path: string, body?: object) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
}

/** The response in full: a write whose response broke off was not acknowledged. */
async function accepted(sending: Promise<Response>): Promise<string> {
  const response = await sending;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text;
}
