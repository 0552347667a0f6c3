import type { Db } from '@pano/db';
import type { Picture } from './media.schema';
import { picturesOf } from './pictures';

// The column of a text is never wider, whatever the page.
const columnPx = 680;

/**
 * A record whose text says of each uploaded picture in it how large it is and in which widths it can be had. Only what
 * is shown gets it; stored texts keep the plain address.
 */
export async function withTextPictures<Row extends { content: string }>(db: Db, row: Row): Promise<Row> {
  return { ...row, content: await describeTextPictures(db, row.content) };
}

async function describeTextPictures(db: Db, html: string): Promise<string> {
  const sources = [...html.matchAll(imageTag)].map(([, attributes = '']) => attributesOf(attributes).src ?? null);
  if (sources.length === 0) return html;
  const pictureOf = await picturesOf(db, sources);
  return html.replace(imageTag, (_tag, attributes: string) => {
    const stored = attributesOf(attributes);
    const picture = pictureOf(stored.src ?? null);
    const known = picture ? shownAs(picture, Number(stored.width ?? picture.width)) : {};
    return `<img${written({ ...stored, ...known, loading: 'lazy', decoding: 'async' })}>`;
  });
}

// The API stores clean HTML: attribute values stand in double quotes and hold no angle bracket.
const imageTag = /<img\b([^>]*)>/g;
const attribute = /([a-z]+)="([^"]*)"/g;

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name, value]) => [name, value]));

const written = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** The attributes of a picture that stands in a text with a width of its own. */
function shownAs({ url, width, height, widths, blur }: Picture, ownWidth: number): Record<string, string> {
  const inColumn = Math.min(ownWidth, columnPx);
  return {
    width: String(ownWidth),
    height: String(Math.round((ownWidth * height) / width)),
    ...(widths.length > 0
      ? {
          srcset: widths.map((wide) => `${url}?w=${wide} ${wide}w`).join(', '),
          sizes: `(min-width: ${inColumn + 40}px) ${inColumn}px, 100vw`,
        }
      : {}),
    ...(blur ? { style: `background:url(${blur}) 50%/cover` } : {}),
  };
}
