import { startTestApi } from './test-api';

export const visitor = {
  name: 'Selin Aydemir',
  email: 'selin@ofis.example',
  phone: '0532 000 00 01',
  message: 'Keşif rica ederim',
};

/** The desk with a message of a visitor, as its owner. */
export async function startLeadDesk() {
  const api = await startTestApi({ signedIn: 'proven' });
  const { id } = await api.trpc.contactForms.submit(visitor);
  const { leads, contactForms, people } = api.trpc;
  return { ...api, id, leads, contactForms, people };
}
