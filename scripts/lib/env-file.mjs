import { parseEnv } from 'node:util';

/**
 * The settings in the bytes of a file `.env`. A mark at its beginning that says how it is encoded, as Notepad writes it,
 * belongs to none of them.
 * @throws Error saying how to save a file that is not UTF-8
 */
export function readEnvFile(bytes) {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe' || mark === '\xfe\xff' || bytes.includes(0)) throw new Error(`It is UTF-16. ${saveAsUtf8}`);
  try {
    return parseEnv(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) throw new Error(`It is not UTF-8. ${saveAsUtf8}`);
    throw error;
  }
}

const saveAsUtf8 = 'Save it as UTF-8: in Notepad with "Save as" and "Encoding: UTF-8"';

/** What Node.js and the system read themselves. */
const ofOthers = /^(?:NODE_|npm_|AWS_|UV_|PANO_|TZ$|LANG$|LC_|TMPDIR$)/;

/** A sentence for each name that no setting has, with the setting whose name is nearest. */
export const describeUnknown = (names, settingNames) =>
  names
    .filter((name) => !settingNames.includes(name) && !ofOthers.test(name))
    .map(
      (name) => `The file .env sets ${name}, but no setting is called so; did you mean ${nearest(name, settingNames)}?`,
    );

const nearest = (name, settingNames) =>
  settingNames.toSorted((one, other) => distance(name, one) - distance(name, other))[0];

/** How many letters have to be added, removed or replaced to make one name of another (Levenshtein). */
function distance(name, other) {
  const [from, to] = [name.toUpperCase(), other];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of [...to].entries()) {
      next.push(Math.min(next[index] + 1, row[index + 1] + 1, row[index] + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length];
}
