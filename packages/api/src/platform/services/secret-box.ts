import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in a copy of the database. */
export type SecretBox = {
  /** `purpose` is bound to the result: what was sealed for one row cannot be opened as that of another. */
  seal: (text: string, purpose: string) => string;
  /** Null where it was sealed with another key or for another purpose, or has been changed. */
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
        // Node has no class or code of its own for "the tag does not fit"; nothing else can fail here.
        if (error instanceof Error) return null;
        throw error;
      }
    },
  };
}
