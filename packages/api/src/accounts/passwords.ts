import { hash, type Options, verify } from '@node-rs/argon2';

// OWASP's Password Storage Cheat Sheet for argon2id: 19 MiB, 2 passes, 1 lane. The library's default variant is
// argon2id; its constant for it is a `const enum`, which cannot be imported here, and 2 is its value.
const argon2id = 2;
export const hashing = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/** The prefix of the hashes of `hashPassword`; others were made with older parameters. */
const hashPrefix = `$argon2id$v=19$m=${hashing.memoryCost},t=${hashing.timeCost},p=${hashing.parallelism}$`;

/** Argon2id hash of a password, in the PHC string format; computed off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password, hashing);

/** Whether a stored hash has older parameters and should be replaced. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(hashPrefix);

/**
 * Whether the password belongs to the hash. Without a hash (an unknown account) a dummy hash is verified, so that the
 * response time does not reveal whether the account exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await unknownAccountHash()), password, hashing);
  return passwordHash !== null && matches;
}

let dummy: Promise<string> | undefined;
const unknownAccountHash = () => {
  dummy ??= hashPassword('an account that does not exist');
  return dummy;
};
