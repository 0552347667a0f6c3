import sharp, { type OverlayOptions } from 'sharp';

/** What networks show beside a shared link: https://ogp.me, in the size all of them take. */
const cardSize = { width: 1200, height: 630 };

const margin = 88;
const textWidth = cardSize.width - 2 * margin;
const maxTitle = 120;

/** An image, cropped to the size of a card. */
export const imageCard = (picture: Uint8Array | string): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: maxPixels })
    .resize({ ...cardSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** As large as uploads may be. */
const maxPixels = 8192 * 6144;

/** A logo in a light square, with room around it. */
export function squareIcon(logo: Uint8Array | string, size: number): Promise<Buffer> {
  const room = Math.round(size / 12);
  const background = '#ffffff';
  return sharp(logo, { limitInputPixels: maxPixels })
    .resize({ width: size - 2 * room, height: size - 2 * room, fit: 'contain', background })
    .flatten({ background })
    .extend({ top: room, bottom: room, left: room, right: room, background })
    .png()
    .toBuffer();
}

type DrawnLogo = { image: Uint8Array | string; forDark: boolean };

/**
 * A title in the look of the site, with the logo or the name of the firm below it.
 * @param fontfile with the letters of the card: the machine needs no fonts
 */
export async function titleCard(title: string, firm: DrawnLogo | string, fontfile: string): Promise<Buffer> {
  const shown = title.length > maxTitle ? `${title.slice(0, maxTitle - 1).trimEnd()}…` : title;
  const titleText = await textOverlay(shown, {
    fontfile,
    size: shown.length > 60 ? 58 : 72,
    color: '#f5f6f4',
    lineGap: 10,
  });
  const name =
    typeof firm === 'string'
      ? await textOverlay(firm, { fontfile, size: 34, color: '#ffb066', lineGap: 4 })
      : { input: await logoOverlay(firm) };
  const parts: OverlayOptions[] = [
    { input: titleText.input, left: margin, top: Math.max(72, Math.round(268 - titleText.height / 2)) },
    { input: name.input, left: margin, top: typeof firm === 'string' ? 536 : 512 },
  ];
  return sharp(Buffer.from(ground)).composite(parts).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The logo in the strip below the busbar; one for light grounds on a light plate. */
async function logoOverlay({ image, forDark }: DrawnLogo): Promise<Buffer> {
  const logo = sharp(image, { limitInputPixels: maxPixels }).resize({ width: 360, height: 64, fit: 'inside' });
  const plate = { top: 8, bottom: 8, left: 14, right: 14, background: '#f5f6f4' };
  return (forDark ? logo : logo.flatten({ background: plate.background }).extend(plate)).png().toBuffer();
}

type TextStyle = { fontfile: string; size: number; color: string; lineGap: number };

async function textOverlay(text: string, { fontfile, size, color, lineGap }: TextStyle) {
  const markup = `<span foreground="${color}">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `Pano Card ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
      width: textWidth,
      spacing: lineGap,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

const escapeMarkup = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

/** Night, and the busbar of the site with its feeders. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#0d1b22"/>
<g fill="none" stroke="#1d3741" stroke-width="3">
<path d="M150 484v46M330 484v46M510 484v46M690 484v46M870 484v46M1050 484v46"/>
<path d="M0 24h1200M0 606h1200" stroke-width="2"/>
</g>
<path d="M0 484h1200" stroke="#f47b20" stroke-width="7"/>
<g fill="#f47b20"><circle cx="150" cy="484" r="11"/><circle cx="330" cy="484" r="11"/><circle cx="510" cy="484" r="11"/><circle cx="690" cy="484" r="11"/><circle cx="870" cy="484" r="11"/><circle cx="1050" cy="484" r="11"/></g>
</svg>`;
