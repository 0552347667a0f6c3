/** The programs that a configuration is ready for; `other` is what takes an address and a header. */
export const programs = ['claude', 'other', 'vscode'] as const;
export type Program = (typeof programs)[number];

/** The name of the site in the list of servers of a program. */
const serverName = 'pano';

/** What is pasted into a program, so that it reaches an MCP server by HTTP with a bearer token. */
export function writeConfig(program: Program, { address, token }: { address: string; token: string }): string {
  const authorization = `Bearer ${token}`;
  if (program === 'other') return `${address}\nAuthorization: ${authorization}`;
  const config = program === 'claude' ? forClaude(address, authorization) : forVsCode(address, authorization);
  return JSON.stringify(config, null, 2);
}

const variable = 'AUTHORIZATION';

/**
 * Claude for desktop only starts programs; `mcp-remote` is one that connects it to an address. The header is in a variable,
 * because on Windows a space ends an argument.
 */
const forClaude = (address: string, authorization: string) => ({
  mcpServers: {
    [serverName]: {
      command: 'npx',
      args: ['-y', 'mcp-remote', address, '--header', `Authorization:\${${variable}}`],
      env: { [variable]: authorization },
    },
  },
});

const forVsCode = (address: string, authorization: string) => ({
  servers: { [serverName]: { type: 'http', url: address, headers: { Authorization: authorization } } },
});
