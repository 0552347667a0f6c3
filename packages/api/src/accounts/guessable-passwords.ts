import type { Db } from '@pano/db';
import { fold, toInvariantLowerCase } from '@pano/i18n/text/fold';
import { invalid } from '#platform/transport/errors';
import * as company from '#settings/company.operations';

const product = 'pano';

/**
 * Rejects a new password that somebody would try first: a common one, or the e-mail, the company or the product with
 * nothing but digits and signs around it.
 */
export async function rejectGuessable(db: Db, password: string, email: string): Promise<void> {
  if ((await readCommonPasswords()).has(toInvariantLowerCase(password))) {
    throw invalid('account.newPassword.common', 'newPassword');
  }
  const { name } = await company.get({ db });
  const [mailbox = '', domain = ''] = email.split('@');
  const [site = ''] = domain.split('.');
  const names = [email, mailbox, domain, site, name, product, `${product} admin`].map(bareWord).filter(Boolean);
  if (names.includes(bareWord(password))) throw invalid('account.newPassword.name', 'newPassword');
}

/** Only the letters and inner digits: `Örnek-Elektrik 2024!` and `ornekelektrik` are one word. */
const bareWord = (text: string) =>
  fold(text)
    .replaceAll(' ', '')
    .replace(/^\d+|\d+$/g, '');

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is set: most processes never need the list. */
function readCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('./common-passwords.json').then(({ default: { passwords } }) => new Set(passwords.split(' ')));
  return common;
}
