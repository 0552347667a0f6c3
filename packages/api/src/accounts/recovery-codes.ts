import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { encodeBase32LowerCaseNoPadding, encodeHexLowerCase } from '@oslojs/encoding';
import type { Database, Db } from '@pano/db';
import { hashing } from './passwords';

const howMany = 10;
/** 50 bits, ten letters and digits. */
const codeLength = 10;

type RecoveryCodes = { codes: string[]; salt: string; hashes: string[] };

/** New codes, to be shown once, and what is stored of them. */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const salt = randomBytes(16).toString('base64url');
  const bare = Array.from({ length: howMany }, () =>
    encodeBase32LowerCaseNoPadding(randomBytes(8)).slice(0, codeLength),
  );
  const hashes = await Promise.all(bare.map((code) => hashOf(code, salt)));
  return { codes: bare.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes };
}

/** Puts new codes in the place of all earlier ones. */
export async function storeRecoveryCodes(tx: Db, userId: number, { salt, hashes }: RecoveryCodes): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: hashes.map((hash) => ({ userId, hash })) });
  await tx.secondFactor.update({ where: { userId }, data: { recoverySalt: salt } });
}

/** Whether a text could be a recovery code rather than one of the app. */
export const looksLikeRecoveryCode = (text: string): boolean => bareCode(text).length === codeLength;

/** Uses a code up; false where there is none such, or not any more. Of two parallel uses one succeeds. */
export async function useRecoveryCode(db: Database, userId: number, salt: string, text: string): Promise<boolean> {
  const { count } = await db.recoveryCode.deleteMany({ where: { userId, hash: await hashOf(bareCode(text), salt) } });
  return count === 1;
}

const bareCode = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashOf = async (code: string, salt: string) =>
  encodeHexLowerCase(await hashRaw(code, { ...hashing, salt: Buffer.from(salt, 'base64url') }));
