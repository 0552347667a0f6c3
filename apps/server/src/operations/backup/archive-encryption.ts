import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption';
import { StartError } from '#process/env';

/** The first bytes of every file in the age format. */
const ageHeader = 'age-encryption.org/v1';

/** Costs of scrypt, as a power of two: 128 MB and less than a second. */
const workFactor = 17;

/** Encrypts a stream with a passphrase in the age format, which other programs read, too. */
export async function* encryptArchive(bytes: AsyncIterable<Uint8Array>, passphrase: string) {
  const encrypter = new Encrypter();
  encrypter.addRecipient(passphraseRecipient(passphrase));
  yield* await encrypter.encrypt(toStream(bytes));
}

/**
 * The passphrase as a recipient of age. The package's own blocks all requests for seconds while it derives the key;
 * Node derives it in another thread.
 */
const passphraseRecipient = (passphrase: string): Recipient => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(16);
    const key = await deriveKey(passphrase, Buffer.concat([Buffer.from(`${ageHeader}/scrypt`), salt]));
    const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(workFactor)], body)];
  },
});

const deriveKey = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) };
    scrypt(passphrase, salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Whether a file is in the age format, whatever its name. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === ageHeader;
  } finally {
    await handle.close();
  }
}

/**
 * Decrypts what `encryptArchive` encrypted.
 * @throws StartError for another passphrase, or none; any other error means that the file is damaged
 */
export async function* decryptArchive(bytes: AsyncIterable<Uint8Array>, file: string, passphrase: string | null) {
  if (passphrase === null) {
    throw new StartError(
      `${file} is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with, then try again.`,
    );
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  yield* await decrypter.decrypt(toStream(bytes)).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.startsWith('no identity matched'))) throw error;
    throw new StartError(
      `${file} was made with another passphrase: set BACKUP_PASSPHRASE to that one, then try again. Without it nobody can read the file.`,
    );
  });
}

/** As the kind of stream that age takes, for which the types of Node and of browsers differ. */
function toStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await iterator.return?.()),
  });
}
