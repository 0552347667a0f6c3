import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { assistantPath } from '@pano/api/plain-addresses';
import { createApiToken } from '@pano/api/server';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { account } from './start-api';
import { startSite } from './start-site';

const callResult = z.object({
  isError: z.boolean().default(false),
  content: z.array(z.object({ text: z.string() })).length(1),
});

/** What a tool returns. */
type ToolResult = { isError: boolean; text: string; data: Record<string, unknown> };

/** The whole site over real HTTP with a token of an assistant, and a client of the protocol. */
export async function startAssistant(settings: Record<string, string> = {}) {
  const site = await startSite(settings);
  const { db } = site.services;
  const createToken = (name = 'ofis bilgisayarı') =>
    createApiToken(db, account.ADMIN_EMAIL, { name, scopes: ['assistant'], days: 30 });
  const { token, record } = await createToken();
  const address = site.url + assistantPath;

  /** A client that has greeted the server, in the newest revision of the protocol or in that of 2025. */
  async function connect(mode: 'auto' | 'legacy' = 'auto', bearer = token) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const headers = { authorization: `Bearer ${bearer}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }));
    onTestFinished(() => client.close());
    return client;
  }

  /** Calls a tool; its result is JSON. */
  const callWith =
    (client: Client) =>
    async (name: string, given: Record<string, unknown> = {}): Promise<ToolResult> => {
      const { isError, content } = callResult.parse(await client.callTool({ name, arguments: given }));
      const text = content[0]?.text ?? '';
      return { isError, text, data: z.record(z.string(), z.unknown()).parse(JSON.parse(text)) };
    };

  /** A request without a client, for what none would send. */
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    });
  return { ...site, db, token, tokenId: record.id, address, createToken, connect, callWith, post };
}

/** The text of a call of a tool as it travels. */
export const toolCall = (name: string, given: unknown, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } });
