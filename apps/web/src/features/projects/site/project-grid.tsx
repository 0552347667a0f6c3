import type { Picture } from '@pano/api/media/media.schema';
import type { Locale } from '@pano/i18n/locales';
import { truncate } from '@pano/i18n/text/html-text';
import { CoverPhoto } from '#kit/site/cover-photo.tsx';
import { PhotoCard } from '#kit/site/photo-card.tsx';
import { cardText } from '#kit/site/rich-html.ts';
import { useLightbox } from '#kit/site/use-lightbox.tsx';
import { usePhotos } from '#kit/site/use-photos.ts';

type Project = {
  id: number;
  title: string;
  path: string | null;
  lang: Locale;
  description: string | null;
  location: string | null;
  content: string;
  image: string | null;
  picture: Picture | null;
  images: { imageUrl: string; picture: Picture | null }[];
};

/** More would be hidden by the card anyway. */
const maxContent = 280;

/** The projects of a category. A card leads to its project; one without an address shows its pictures at once. */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  const listPhotos = usePhotos();
  const { open, lightbox } = useLightbox();
  return (
    <>
      <div className="card-grid" data-count={projects.length}>
        {projects.map((project, place) => {
          const { title } = project;
          const images = listPhotos(project);
          const [cover] = images;
          const content = truncate(cardText(project.content), maxContent);
          return (
            <PhotoCard
              key={project.id}
              record={{
                ...project,
                cover: cover?.src ?? null,
                picture: cover?.picture ?? null,
                imageCount: images.length,
              }}
              heading="h2"
              atTop={place === 0}
              onOpen={images.length > 0 ? () => void open({ title, lang: project.lang, images, index: 0 }) : undefined}
            >
              {content ? <p className="card-text card-content">{content}</p> : null}
            </PhotoCard>
          );
        })}
      </div>
      {lightbox}
      <CoverPhoto several={false} />
    </>
  );
}
