import { isRecord, type startTransports } from './transports';

type Transports = Awaited<ReturnType<typeof startTransports>>;
type InputOf = (target: { id: number }, transports: Transports) => unknown;

/** What the procedures take that change a lead or add to one. */
export const leadInputs: Record<string, InputOf> = {
  'leads.changeStage': ({ id }) => ({ id, data: { from: 'new', to: 'lost', lostReason: 'price' } }),
  'leads.notSpam': async ({ id }, { db }) => {
    await db.contactForm.update({ where: { id }, data: { stage: 'spam' } });
    return { id };
  },
  'leads.assign': ({ id }, { user }) => ({ id, data: { userId: user.id } }),
  'leads.setNext': ({ id }) => ({ id, data: { at: '2026-12-10T11:00:00Z', note: 'Keşif' } }),
  'leads.setQuote': ({ id }) => ({ id, data: { lira: 48_000 } }),
  'leads.addNote': ({ id }) => ({ id, data: { text: 'Pazartesi aranacak' } }),
  'leads.removeNote': async ({ id }, transports) => ({ id, noteId: await addNote(transports, id) }),
  'leads.noteReply': ({ id }) => ({ id, data: { channel: 'call', reached: false } }),
  'leads.noteReview': async ({ id }, { db }) => {
    await db.contactForm.update({ where: { id }, data: { stage: 'won' } });
    return { id, data: { channel: 'mail' } };
  },
  'leads.bulkChangeStage': ({ id }) => ({ ids: [id], to: 'quoted' }),
  'leads.setTemplates': () => ({ templates: [{ name: 'Selam', text: 'Merhaba {ad}' }] }),
  'contactForms.addDetails': async (_, transports) => ({
    ticket: await makeTicket(transports),
    callTime: 'evening',
    district: 'Nilüfer',
  }),
  'leads.bulkAssign': ({ id }, { user }) => ({ ids: [id], userId: user.id }),
};

/** What a visitor adds to a message that was just sent with. */
export async function makeTicket({ trpc }: Transports): Promise<string> {
  const message = { name: 'Selin', email: 'selin@example.com', message: 'Keşif' };
  const { data } = await trpc('mutation', 'contactForms.submit', message);
  return isRecord(data) ? String(data.ticket) : '';
}

/** @returns the number of the note */
export async function addNote({ trpc, db, signedIn }: Transports, id: number): Promise<number> {
  await trpc('mutation', 'leads.addNote', { id, data: { text: 'Pazartesi aranacak' } }, signedIn);
  return (await db.leadEvent.findFirstOrThrow({ where: { contactFormId: id, kind: 'note' } })).id;
}
