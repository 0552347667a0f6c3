import { apiScopes, createApiToken, listApiTokens, revokeApiToken } from '@pano/api/server';
import { type Command, readArgs, UsageError } from './command';
import { readSettings, withSiteDatabase } from './context';
import { formatTable } from './print';

const defaultLife = '365';

export const token: Command = {
  summary: 'API tokens for other programs: create, list, revoke',
  help: `Usage: npm run pano -- token create <email> <name> --scopes <scopes> [--days <days>]
       npm run pano -- token list [--json]
       npm run pano -- token revoke <number>

  --scopes  what it may be used for, separated by commas: ${apiScopes.join(', ')}
            read: read content; content: read and change content; messages: see to messages of visitors;
            assistant: write drafts that a person publishes, and nothing else
  --days    how long it is valid; ${defaultLife} without the option
  --json    print the list for programs

Works while the site is serving. The token is printed once; the site keeps only its hash.`,
  async run([action, ...args]) {
    if (action === 'create') return create(args);
    if (action === 'list') return list(args);
    if (action === 'revoke') return revoke(args);
    throw new UsageError('Please say what to do: create, list or revoke.');
  },
};

async function create(args: string[]): Promise<number> {
  const options = { scopes: { type: 'string' }, days: { type: 'string' } } as const;
  const { values, positionals } = readArgs(args, options, ['<email>', '<name>']);
  const [email = '', name = ''] = positionals;
  const scopes = values.scopes?.split(',').map((scope) => scope.trim()) ?? [];
  const wrong = scopes.filter((scope) => !apiScopes.some((known) => known === scope));
  if (scopes.length === 0 || wrong.length > 0) {
    throw new UsageError(`Please choose with --scopes what it may be used for: ${apiScopes.join(', ')}.`);
  }
  const data = { name, scopes, days: values.days ?? defaultLife };
  const { token, record } = await withSiteDatabase(readSettings(), (db) => createApiToken(db, email, data));
  console.log(`✓ Created ${record.name} (number ${record.id}), valid until ${record.expiresAt.slice(0, 10)}`);
  console.log(`  Token: ${token}   (shown only this once)`);
  return 0;
}

async function list(args: string[]): Promise<number> {
  const { values } = readArgs(args, { json: { type: 'boolean' } });
  const tokens = await withSiteDatabase(readSettings(), listApiTokens);
  if (values.json) {
    console.log(JSON.stringify(tokens, null, 2));
    return 0;
  }
  const rows = tokens.map(({ id, name, email, scopes, expiresAt, expired, lastUsedAt }) => [
    String(id),
    name,
    email,
    scopes.join(', '),
    `${expiresAt.slice(0, 10)}${expired ? ' (expired)' : ''}`,
    lastUsedAt ? `${lastUsedAt.slice(0, 16).replace('T', ' ')} UTC` : 'never',
  ]);
  console.log(formatTable([['Number', 'Name', 'Account', 'Scopes', 'Valid until', 'Last use'], ...rows]));
  return 0;
}

async function revoke(args: string[]): Promise<number> {
  const [number = ''] = readArgs(args, {}, ['<number>']).positionals;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new UsageError('Please name the number that token list shows.');
  await withSiteDatabase(readSettings(), (db) => revokeApiToken(db, Number(number)));
  console.log(`✓ Revoked token ${number}; requests with it get 401 from now on.`);
  return 0;
}
