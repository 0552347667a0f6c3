import { expect, test } from 'vitest';
import { unwrapLink } from './wrapped-links';

const target = 'https://www.ornek.example/pano?tip=1&no=2';
const encoded = encodeURIComponent(target);
const base64 = btoa(target).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

test.each([
  `https://www.google.com/url?q=${encoded}&sa=D&usg=AOvVaw`,
  `https://www.google.com.tr/url?sa=t&url=${encoded}`,
  `https://www.bing.com/ck/a?!&&p=1&u=a1${base64}&ntb=1`,
  `https://duckduckgo.com/l/?uddg=${encoded}&rut=1`,
  `https://r.search.yahoo.com/_ylt=A/RV=2/RU=${encoded}/RK=2/RS=x-`,
  `https://sba.yandex.net/redirect?url=${encoded}&client=mail`,
  `https://www.youtube.com/redirect?event=video&q=${encoded}`,
  `https://l.facebook.com/l.php?u=${encoded}&h=AT0`,
  `https://l.instagram.com/?u=${encoded}&e=AT0`,
  `https://www.linkedin.com/redir/redirect?url=${encoded}&urlhash=x`,
  `https://eur03.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02&reserved=0`,
  `https://urldefense.proofpoint.com/v1/url?u=${encoded}&k=x`,
  `https://urldefense.proofpoint.com/v2/url?u=${encoded.replaceAll('/', '_').replaceAll('%', '-')}&d=Dw`,
  `https://urldefense.com/v3/__${target}__;!!abc!xyz$`,
  `https://urldefense.com/v3/__${target.replace('https://', 'https:/').replaceAll('&', '*')}__;${btoa('&').replaceAll('=', '')}!!abc$`,
  `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E,1`,
  `https://imsva91-ctp.trendmicro.com/wis/clicktime/v1/query?url=${encoded}&umid=1`,
  `https://secure-web.cisco.com/1abc/${encoded}`,
  `https://eur03.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${encoded}`)}`,
])('%s leads where it says', (href) => {
  expect(decodeURIComponent(unwrapLink(href))).toBe(target);
});

test.each([
  target,
  'https://www.google.com/search?q=https%3A%2F%2Fornek.example',
  'https://www.google.com/url?q=javascript%3Aalert(1)',
  'https://www.google.com/url?sa=t',
  'https://www.bing.com/ck/a?u=a1x',
  'https://ornek.example/url?q=https%3A%2F%2Fbaska.example',
  'https://r.search.yahoo.com/RU=%E0%A4%A/RK=2',
  'mailto:info@ornek.example',
  '/url?q=https%3A%2F%2Fornek.example',
  'https://',
])('%s stays as it is', (href) => {
  expect(unwrapLink(href)).toBe(href);
});
