import type { Db } from '@pano/db';
import { type PictureOf, picturesOf } from '#media/pictures';
import type { ProjectRecord } from './project.schema';

type Pictured = ReturnType<typeof pictured>;

/** Projects with what the site needs to show their main pictures and their galleries; one query for all of them. */
export async function withGalleries(db: Db, projects: ProjectRecord[]): Promise<Pictured[]> {
  const pictureOf = await picturesOf(db, projects.flatMap(addressesOf));
  return projects.map((project) => pictured(project, pictureOf));
}

export async function withGallery(db: Db, project: ProjectRecord): Promise<Pictured> {
  return pictured(project, await picturesOf(db, addressesOf(project)));
}

const addressesOf = ({ image, images }: ProjectRecord) => [image, ...images.map(({ imageUrl }) => imageUrl)];

const pictured = (project: ProjectRecord, pictureOf: PictureOf) => ({
  ...project,
  picture: pictureOf(project.image),
  images: project.images.map((image) => ({ ...image, picture: pictureOf(image.imageUrl) })),
});
