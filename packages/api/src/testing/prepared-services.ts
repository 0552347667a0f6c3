import type { startTransports } from './transports';

type Transports = Awaited<ReturnType<typeof startTransports>>;
type Target = { id: number };

/** A service in the trash. */
export async function trashService({ db, trpc, signedIn }: Transports) {
  const { id } = await db.service.create({ data: { title: 'Eski', description: 'x' } });
  await trpc('mutation', 'services.remove', { id }, signedIn);
  return db.trash.findFirstOrThrow({ where: { entity: 'service', recordId: id } });
}

/** Gives a service a second version, so that there is one to return to. */
export async function addVersion({ trpc, signedIn }: Transports, { id }: Target): Promise<void> {
  await trpc('mutation', 'services.update', { id, data: { title: 'Başka' } }, signedIn);
}

/** Keeps a draft of a service. */
export async function keepDraft({ trpc, signedIn }: Transports, { id }: Target) {
  const draft = { entity: 'service', record: String(id) };
  await trpc('mutation', 'drafts.keep', { ...draft, values: { title: 'Taslak' } }, signedIn);
  return draft;
}

/** Schedules the draft of a service. */
export async function schedule(transports: Transports, target: Target) {
  const ref = await keepDraft(transports, target);
  const input = { ...ref, publishAt: '2090-03-12T09:00:00Z' };
  await transports.trpc('mutation', 'schedules.save', input, transports.signedIn);
  return ref;
}

/** Makes a link to the draft of a service. */
export async function linkDraft(transports: Transports, target: Target) {
  const ref = await keepDraft(transports, target);
  await transports.trpc('mutation', 'previewLinks.create', ref, transports.signedIn);
  return ref;
}
