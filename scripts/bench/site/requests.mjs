import { account } from './servers.mjs';

export async function signIn(url, who = account) {
  const { data } = await send(`${url}/api/v1/auth/login`, 'POST', who, {});
  return { authorization: `Bearer ${data.token}` };
}

/** Edits something that every page shows, so that all pages have to be rendered again. */
export function touch(url, session) {
  return send(`${url}/api/v1/admin/settings/home`, 'PUT', { home_show_articles: true }, session);
}

export async function send(url, method, body, headers) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answers ${response.status}: ${text}`);
  return JSON.parse(text);
}

export async function read(url, headers) {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text.slice(0, 300)}`);
  return text.startsWith('{') ? JSON.parse(text) : text;
}

/** The id of some article. */
export async function anArticle(url, session) {
  const { data } = await read(`${url}/api/v1/admin/articles?limit=1`, session);
  return data[0].id;
}
