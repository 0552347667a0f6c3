// The table of docs/security.md that says who may call each procedure and each address of the REST API.

/** Who may call what, in the order of the rows of a group. */
const who = {
  everybody: 'everybody',
  account:
    'people who have signed in, also before they have set the password or second factor that is demanded of them',
  admin: 'people who have signed in',
  read: 'people who have signed in; API tokens that may read or change content',
  content: 'people who have signed in; API tokens that may change content',
  messages: 'people who have signed in; API tokens that may see messages',
  proof: '**people who have typed the password (and a code) in the last ten minutes**',
};

/**
 * @param {{ path: string, type: string, access: string, owner: boolean, proof: boolean }[]} procedures
 * @param {{ method: string, path: string, admin: boolean, tokens?: string, owner?: boolean, proof?: boolean, doc: { tag: string } }[]} endpoints
 */
export function accessTable(procedures, endpoints) {
  const calls = procedures.map(({ path, type, access, owner, proof }) => ({
    group: `\`${path.slice(0, path.lastIndexOf('.'))}\``,
    name: `\`${path.slice(path.lastIndexOf('.') + 1)}\``,
    access: accessOf(access, type === 'query', proof),
    role: roleOf(access, owner),
  }));
  const addresses = endpoints.map(({ method, path, admin, tokens, owner, proof, doc }) => ({
    group: `REST: ${doc.tag}`,
    name: `\`${method.toUpperCase()} ${path}\``,
    access: accessOf(admin ? (tokens ?? 'admin') : 'everybody', method === 'get', proof),
    role: roleOf(admin ? 'admin' : 'everybody', owner),
  }));
  return [
    '| Where | What | Who may call it | Role |',
    '|---|---|---|---|',
    ...rowsOf(calls.toSorted((a, b) => (a.group + a.name < b.group + b.name ? -1 : 1))),
    ...rowsOf(addresses),
  ].join('\n');
}

const accessOf = (access, isRead, proof) => (proof ? 'proof' : access === 'content' && isRead ? 'read' : access);

/** The roles of people that may call it. */
const roles = ['', 'owner, editor', '**owner**'];

const roleOf = (access, owner) => (access === 'everybody' ? '' : owner ? '**owner**' : 'owner, editor');

function rowsOf(items) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.flatMap((group) =>
    Object.entries(who).flatMap(([access, text]) =>
      roles.flatMap((role) => {
        const rows = items.filter((item) => item.group === group && item.access === access && item.role === role);
        const names = rows.map(({ name }) => name);
        return names.length > 0 ? [`| ${group} | ${names.join(', ')} | ${text} | ${role} |`] : [];
      }),
    ),
  );
}

const start = '<!-- access: written by npm run docs:access -->';
const end = '<!-- end of access -->';

/** The page with the table of today between its markers. */
export function withTable(page, table) {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no place for the table: ${start} … ${end}`);
  return `${page.slice(0, from)}${start}\n${table}\n${page.slice(to)}`;
}
