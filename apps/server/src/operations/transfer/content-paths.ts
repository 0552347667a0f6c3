import { uploadName, uploadPath } from '../backup/manifest';

export const contentPath = 'content.json';

const folder = 'media/';

/** Where a file of a picture stands in an archive of content. */
export const mediaPath = (name: string) => `${folder}${name}`;

/** The name of the picture file that a path of an archive stands for; null for any other path. */
export const mediaName = (path: string): string | null =>
  path.startsWith(folder) ? uploadName(uploadPath(path.slice(folder.length))) : null;
