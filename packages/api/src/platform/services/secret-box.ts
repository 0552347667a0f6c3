import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts values that must not be readable in a copy of the database. */
export type SecretBox = {
  /** `purpose` is authenticated: a value sealed for one row cannot be opened for another. */
  seal: (text: string, purpose: string) => string;
  /** Null where it was sealed with another key or for another purpose, or was modified. */
  open: (sealed: string, purpose: string) => string | null;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param key 32 random bytes */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal(text, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      try {
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (error) {
        // Node has no error class or code for a wrong authentication tag; nothing else can fail here.
        if (error instanceof Error) return null;
        throw error;
      }
    },
  };
}
