import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';

import { downloadFolder } from './file-names';
import { formatBytes, type Picture } from './media.schema';
import { picturesOf } from './pictures';

// The widest text column of all pages.
const columnPx = 680;

/**
 * Adds the size and the available widths to each uploaded picture in the text of a record, and type and size to each link
 * to a document. Done when a text is shown;
 * stored texts keep the plain address.
 */
export async function withTextPictures<Row extends { content: string; lang: Locale }>(db: Db, row: Row): Promise<Row> {
  return { ...row, content: await describeTextFiles(db, await describeTextPictures(db, row.content), row.lang) };
}

/** Adds type and size to each link to a document of the library, so that nobody loads much without knowing. */
async function describeTextFiles(db: Db, html: string, lang: Locale): Promise<string> {
  const names = [...html.matchAll(fileLink)].map(([, , name = '']) => name);
  if (names.length === 0) return html;
  const rows = await db.media.findMany({ where: { fileName: { in: names } }, select: { fileName: true, bytes: true } });
  const sizes = new Map(rows.map(({ fileName, bytes }) => [fileName, bytes]));
  return html.replace(fileLink, (link, _open, name: string) => {
    const bytes = sizes.get(name);
    return bytes === undefined ? link : `${link.slice(0, -'</a>'.length)} (PDF, ${formatBytes(bytes, lang)})</a>`;
  });
}

const fileLink = new RegExp(`(<a\\b[^>]*href="${downloadFolder}([0-9a-f]{32}\\.pdf)"[^>]*>)(?:(?!</a>).)*</a>`, 'gs');

async function describeTextPictures(db: Db, html: string): Promise<string> {
  const sources = [...html.matchAll(imageTag)].map(([, attributes = '']) => attributesOf(attributes).src ?? null);
  if (sources.length === 0) return html;
  const pictureOf = await picturesOf(db, sources);
  return html.replace(imageTag, (_tag, attributes: string) => {
    const stored = attributesOf(attributes);
    const picture = pictureOf(stored.src ?? null);
    const added = picture ? attributesFor(picture, Number(stored.width ?? picture.width)) : {};
    return `<img${serializeAttributes({ ...stored, ...added, loading: 'lazy', decoding: 'async' })}>`;
  });
}

// The API stores sanitized HTML: attribute values are in double quotes and contain no angle bracket.
const imageTag = /<img\b([^>]*)>/g;
const attribute = /([a-z]+)="([^"]*)"/g;

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name, value]) => [name, value]));

const serializeAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** The attributes of a picture that is shown in a text with the given width. */
function attributesFor({ url, width, height, widths, blur }: Picture, ownWidth: number): Record<string, string> {
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
