// Sends what browsers tell of visits to a server, in a process of its own: what it costs to send is not the server's.
//   node scripts/bench/lib/tell-events.mjs http://127.0.0.1:3000 20000 100     server, events, articles
import autocannon from 'autocannon';

const [url, events, articles] = process.argv.slice(2);
let sent = 0;
const result = await autocannon({
  url: `${url}/say`,
  method: 'POST',
  connections: 10,
  amount: Number(events),
  requests: [{ setupRequest: (request) => ({ ...request, ...createEvent(sent++) }) }],
});
if (result.non2xx > 0 || result.errors > 0) {
  throw new Error(`${result.non2xx} error responses, ${result.errors} errors`);
}

/** From an address of its own: one alone may send sixty in a minute. */
function createEvent(at) {
  const [first, second, third] = [at >> 16, at >> 8, at].map((bits) => bits & 255);
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    'sec-fetch-site': 'same-origin',
    'user-agent': `Mozilla/5.0 (Linux; Android 14; SM-A${at % 500}) AppleWebKit/537.36 Chrome/126.0.${at % 50} Mobile Safari/537.36`,
    'x-forwarded-for': `10.${first}.${second}.${third}`,
  };
  const event = { k: 'view', p: `/articles/yazi-${at % Number(articles)}`, n: 1, r: 'www.google.com', u: ['', '', ''] };
  return { headers, body: JSON.stringify(event) };
}
