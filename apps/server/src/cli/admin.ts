import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  changeUserEmail,
  changeUserRole,
  createUser,
  listUsers,
  removeSecondFactor,
  removeUser,
  resetPassword,
  roles,
} from '@pano/api/server';
import type { Database } from '@pano/db';
import { type Command, readArgs, UsageError } from './command';
import { readSettings, withSiteDatabase } from './context';
import { formatTable } from './print';

export const admin: Command = {
  summary: 'Add and remove people who may sign in, list them, give them another password or e-mail',
  help: `Usage: npm run pano -- admin create <email> [--role <role>] [--password-stdin]
       npm run pano -- admin set-role <email> --role <role>
       npm run pano -- admin reset-password <email> [--password-stdin]
       npm run pano -- admin remove-second-factor <email>
       npm run pano -- admin change-email <email> <new email>
       npm run pano -- admin remove <email>
       npm run pano -- admin list [--json]

  --role            owner, who may do all and is the default, or editor, who sees to content and messages
  --password-stdin  read the password from the standard input; without it a random one is made and printed once,
                    to be changed at the first sign-in to the back office
  --json            print the list for programs

Works while the site is serving. Another password ends all sessions of that person and keeps the second factor.
The last owner can neither be removed nor become an editor.`,
  async run([action, ...args]) {
    if (action === 'create') return create(args);
    if (action === 'set-role') return changeRole(args);
    if (action === 'reset-password') return reset(args);
    if (action === 'remove-second-factor') return dropFactor(args);
    if (action === 'change-email') return changeEmail(args);
    if (action === 'remove') return remove(args);
    if (action === 'list') return list(args);
    throw new UsageError(
      'Please say what to do: create, set-role, reset-password, remove-second-factor, change-email, remove or list.',
    );
  },
};

const passwordOption = { 'password-stdin': { type: 'boolean' } } as const;
const roleOption = { role: { type: 'string' } } as const;

async function create(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { ...passwordOption, ...roleOption }, ['<email>']);
  const [email = ''] = positionals;
  const role = readRole(values.role ?? 'owner');
  return withPassword(
    values['password-stdin'],
    (db, password, generated) => createUser(db, email, password, { generated, role }),
    'Added',
  );
}

async function reset(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, passwordOption, ['<email>']);
  const [email = ''] = positionals;
  return withPassword(
    values['password-stdin'],
    (db, password, generated) => resetPassword(db, email, password, generated),
    'New password for',
  );
}

async function changeRole(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, roleOption, ['<email>']);
  const [email = ''] = positionals;
  const role = readRole(values.role);
  const user = await withSiteDatabase(readSettings(), (db) => changeUserRole(db, email, role));
  console.log(`✓ ${user.email} is an ${role} from now on.`);
  return 0;
}

function readRole(word: string | undefined) {
  const role = roles.find((one) => one === word);
  if (!role) throw new UsageError(`Please give a role: --role ${roles.join(' or --role ')}.`);
  return role;
}

type SetPassword = (db: Database, password: string, generated: boolean) => Promise<{ email: string }>;

async function withPassword(fromInput: boolean | undefined, change: SetPassword, done: string): Promise<number> {
  const given = fromInput ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
  const password = given ?? randomBytes(12).toString('base64url');
  const user = await withSiteDatabase(readSettings(), (db) => change(db, password, given === null));
  console.log(`✓ ${done} ${user.email}`);
  if (given === null)
    console.log(`  Password: ${password}   (shown only this once; another one is asked for at the first sign-in)`);
  return 0;
}

async function dropFactor(args: string[]): Promise<number> {
  const [email = ''] = readArgs(args, {}, ['<email>']).positionals;
  const user = await withSiteDatabase(readSettings(), (db) => removeSecondFactor(db, email));
  console.log(`✓ ${user.email} signs in without a second factor until a new one is set up.`);
  return 0;
}

async function changeEmail(args: string[]): Promise<number> {
  const [email = '', next = ''] = readArgs(args, {}, ['<email>', '<new email>']).positionals;
  const user = await withSiteDatabase(readSettings(), (db) => changeUserEmail(db, email, next));
  console.log(`✓ ${user.email} signs in from now on, with the password of before.`);
  return 0;
}

async function remove(args: string[]): Promise<number> {
  const [email = ''] = readArgs(args, {}, ['<email>']).positionals;
  const user = await withSiteDatabase(readSettings(), (db) => removeUser(db, email));
  console.log(`✓ Removed ${user.email}, who is signed out everywhere.`);
  return 0;
}

async function list(args: string[]): Promise<number> {
  const { values } = readArgs(args, { json: { type: 'boolean' } });
  const users = await withSiteDatabase(readSettings(), listUsers);
  if (values.json) {
    console.log(JSON.stringify(users, null, 2));
    return 0;
  }
  const rows = users.map(({ email, name, role, active, secondFactor, sessions, createdAt }) => [
    email,
    name ?? '',
    active ? role : `${role}, switched off`,
    secondFactor ? 'yes' : 'no',
    String(sessions),
    createdAt.slice(0, 10),
  ]);
  console.log(formatTable([['E-mail', 'Name', 'Role', 'Second factor', 'Sessions', 'Since'], ...rows]));
  return 0;
}
