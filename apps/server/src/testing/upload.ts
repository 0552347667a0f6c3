type Account = { ADMIN_EMAIL: string; ADMIN_PASSWORD: string };

/** Signs in and gives the token. */
export async function signIn(url: string, account: Account): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD });
  const response = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body });
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
}

/** Uploads a picture and gives its address. */
export async function upload(url: string, authorization: string, bytes: Uint8Array): Promise<string> {
  const body = new FormData();
  body.append('image', new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${url}/api/v1/upload/image`, { method: 'POST', headers: { authorization }, body });
  const answer: { data?: { url: string } } = await response.json();
  if (!answer.data) throw new Error(`The upload was refused: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data.url;
}
