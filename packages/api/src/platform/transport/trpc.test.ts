import { expect, test } from 'vitest';
import { startTransports } from '#testing/transports';

// Types that a browser sends to foreign sites without a CORS preflight.
test.each(['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', ''])(
  'a mutation of the type "%s" is rejected and changes nothing',
  async (type) => {
    const { trpcText, signedIn, db } = await startTransports();
    const service = JSON.stringify({ title: 'Pano', description: 'x' });
    const response = await trpcText('mutation', 'services.create', service, signedIn, { 'content-type': type });
    const text = 'İstek gövdesi application/json türünde olmalıdır';
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      error: { message: text, data: { httpStatus: 415, kind: 'unsupportedMediaType', text, fields: {} } },
    });
    expect(await db.service.count()).toBe(0);
  },
);

test.each(['multipart/form-data; boundary=x', 'application/octet-stream'])(
  'a body of the type "%s" is no input of a mutation',
  async (type) => {
    const { trpcText, signedIn, db } = await startTransports();
    const form = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nPano\r\n--x--\r\n';
    const response = await trpcText('mutation', 'services.create', form, signedIn, { 'content-type': type });
    expect(response.status).toBe(400);
    expect(await db.service.count()).toBe(0);
  },
);
