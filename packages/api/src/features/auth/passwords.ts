import { hash, verify } from '@node-rs/argon2';

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id hash of a password, in the PHC string format; computed off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/**
 * Whether the password belongs to the hash. Without a hash (an unknown account) the same work is done for nothing, so
 * that the time of the answer tells nothing.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await unknownAccountHash()), password, options);
  return passwordHash !== null && matches;
}

let dummy: Promise<string> | undefined;
const unknownAccountHash = () => {
  dummy ??= hashPassword('an account that does not exist');
  return dummy;
};
