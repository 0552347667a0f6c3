import type { Picture } from '@pano/api/media/media.schema';
import { truncate } from '@pano/i18n/text/html-text';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { cardText } from '#kit/site/rich-html.ts';
import { useLightbox } from '#kit/site/use-lightbox.tsx';
import { ProjectCard } from './project-card';

type Project = {
  id: number;
  title: string;
  slug: string | null;
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
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { open, lightbox } = useLightbox();
  return (
    <div className="card-grid">
      {projects.map((project, place) => {
        const { title } = project;
        const main = project.image ? [{ imageUrl: project.image, picture: project.picture }] : [];
        const images = [...main, ...project.images].map(({ imageUrl, picture }, index) => ({
          src: imageUrl,
          picture,
          alt: picture?.alt[locale] || t('project.imageAlt', { title, number: index + 1 }),
        }));
        const content = truncate(cardText(project.content), maxContent);
        return (
          <ProjectCard
            key={project.id}
            project={{ ...project, imageCount: images.length }}
            heading="h2"
            atTop={place === 0}
            onOpen={images.length > 0 ? () => void open({ title, images, index: 0 }) : undefined}
          >
            {content ? <p className="card-text card-content">{content}</p> : null}
          </ProjectCard>
        );
      })}
      {lightbox}
    </div>
  );
}
