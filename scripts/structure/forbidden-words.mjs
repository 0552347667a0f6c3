// Words that nobody would search for to find a mechanism, and what we write instead. A form stands for whole words
// of a name: `in turn` matches inTurn, in-turn.ts and startInTurn. With a "=" it is the whole name.
// Not checked: "picture", "image", "upload", "media" and "file" are right for one thing and wrong for another, and a mutex
// with a `line` to `enter` has to be noticed in review.
export const forbiddenWords = [
  { forms: ['answers', 'answer memory', 'from memory'], write: 'response cache, cache entry; responses' },
  { forms: ['making'], write: 'single flight' },
  { forms: ['turns', 'in turn', 'with turn', 'take turn', '=turn'], write: 'serialize writes; lock' },
  { forms: ['news', 'hear', 'announce'], write: 'commit notifications; listen, notify, emit' },
  { forms: ['create line', '=line.ts'], write: 'mutex, acquire, release' },
  { forms: ['file turns', 'work slots', 'gate'], write: 'keyed mutex, job queue, semaphore' },
  { forms: ['written table', 'telling', 'hides'], write: 'parse write, content columns, may unpublish' },
  { forms: ['change copy', 'changing copy'], write: 'migrate on a copy; withDatabaseCopy' },
  { forms: ['exclusively', 'unless taken'], write: 'withLock, tryWithLock' },
  { forms: ['loss'], write: 'connection error' },
  { forms: ['remembered', 'ask', 'kept'], write: 'query cache, load, entries' },
  { forms: ['changing', 'together', 'within'], write: 'inTransaction, in one transaction' },
  { forms: ['these'], write: 'IdFilter, bulkUpdate, bulkDelete' },
  { forms: ['refusal', 'refuse', 'refused'], write: 'error, error response; reject' },
  { forms: ['unsettled', 'strike out', 'settle', 'settled'], write: 'pending, confirm, reconcile; debounced' },
  { forms: ['bell', 'ring', 'deafen'], write: 'job trigger, trigger, unsubscribe' },
  { forms: ['advice', 'surroundings', 'last resort'], write: 'explain error, context, uncaught errors' },
  { forms: ['facts', 'note request'], write: 'request info, identify request' },
  { forms: ['part', 'later', 'alive', 'take over', 'taking over'], write: 'island, lazy island, hydrated, hydrate' },
  { forms: ['found', 'dead end'], write: 'load or redirect, error page' },
  { forms: ['former slug', 'former slugs', 'former address', 'fate'], write: 'slug redirect, redirect target' },
  {
    forms: ['nasty', 'doors', 'agree', 'writers', '=shape', '=shape.ts'],
    write: 'hostile values, transports, write endpoints',
  },
  {
    forms: ['prove self', 'known address', 'known addresses', 'trap'],
    write: 'reauthenticate, trusted addresses, honeypot',
  },
  { forms: ['=looks', '=screens', 'look screens'], write: 'visual tests, documentation screenshots' },
];

/** Where such a word is the right one, or comes from elsewhere: the name (or words of it), and in which files if not all. */
export const rightWords = [
  { name: 'not found', why: 'the word of HTTP' },
  { name: 'keep alive', why: 'the word of HTTP and of TCP' },
  { name: 'on settled', why: 'an option of react-query' },
  { name: 'is part of', why: 'a property of schema.org' },
  {
    name: 'hides',
    where: /postgres\/listen\.ts$/,
    why: 'a key in notifications that instances of other versions read',
  },
  {
    name: 'part',
    where: /multipart|mime|mail|smtp|hostile-values/,
    why: 'a part of a message or of a form with several parts',
  },
  { name: 'former slugs', where: /\/router\.ts$/, why: 'the name that clients call the procedures by' },
  { name: 'former slugs', where: /\/transfer\//, why: 'a key of the content file' },
  { name: 'advice', where: /doctor/, why: 'a key of what `doctor --json` prints' },
  { name: 'on found', where: /static-files\.ts$/, why: 'an option of Hono' },
  { name: '', where: /^packages\/i18n\/src\/(?:tr|en)\//, why: 'the keys of texts name sentences, not mechanisms' },
];
