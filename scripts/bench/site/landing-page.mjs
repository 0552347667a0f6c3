import { signIn } from './requests.mjs';

/** The address of the page that the measurements add to the sample content, which has none with blocks. */
export const landingPage = '/sayfa/bursa-pano-imalati';

/** Adds a page with a block of each kind. */
export async function addLandingPage(url) {
  const list = await (await fetch(`${url}/api/v1/projects?limit=6`)).json();
  const photos = list.data.flatMap(({ image }) => image ?? []);
  const html = `<p>${'Panolarımızı atölyemizde ölçüp kuruyor, sahada devreye alıyoruz. '.repeat(6)}</p>`;
  const blocks = [
    { kind: 'picture', title: 'Atölyemiz', html, image: photos[0], alt: 'Pano montajı' },
    { kind: 'text', title: 'Nasıl çalışırız?', html },
    { kind: 'services' },
    { kind: 'projects', limit: 3 },
    { kind: 'gallery', title: 'Sahadan', images: photos },
    { kind: 'questions', questions: '? Kaç günde teslim edersiniz?\nÜç haftada.' },
    { kind: 'action', title: 'Keşif ücretsiz', button: 'quote' },
    { kind: 'beforeAfter', before: photos[0], after: photos[1] },
    { kind: 'testimonials', items: [{ name: 'Ayşe Kaya', text: 'Söz verdikleri günde bitirdiler.', consent: true }] },
    { kind: 'map' },
  ];
  const body = JSON.stringify({ title: 'Bursa pano imalatı', slug: 'bursa-pano-imalati', blocks });
  const headers = { 'content-type': 'application/json', ...(await signIn(url)) };
  const response = await fetch(`${url}/api/v1/admin/pages`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The landing page was rejected: ${await response.text()}`);
}
