import sharp from 'sharp';

type Account = { ADMIN_EMAIL: string; ADMIN_PASSWORD: string };

/** Signs in and returns the token. */
export async function signIn(url: string, account: Account): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD });
  const response = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body });
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
}

/** Uploads an image and returns its address. */
export async function upload(url: string, authorization: string, bytes: Uint8Array): Promise<string> {
  const body = new FormData();
  body.append('image', new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${url}/api/v1/upload/image`, { method: 'POST', headers: { authorization }, body });
  const result: { data?: { url: string } } = await response.json();
  if (!result.data) throw new Error(`The upload was rejected: ${response.status} ${JSON.stringify(result)}`);
  return result.data.url;
}

/** An image with soft shapes as photos have them, different each time. */
export async function createPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const shapes = {
    width: Math.ceil(width / 16),
    height: Math.ceil(height / 16),
    channels: 3,
    background: '#808080',
  } as const;
  const small = await sharp({ create: { ...shapes, noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height).jpeg({ quality: 85 }).toBuffer();
}
