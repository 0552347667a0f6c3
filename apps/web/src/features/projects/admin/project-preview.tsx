import { sitePath } from '@pano/api/addresses';
import { findCover } from '@pano/api/projects/project.schema';
import { slugify } from '@pano/i18n/text/slug';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { SearchPreview } from '#kit/admin/form/seo-fields.tsx';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { useLocale } from '#kit/shared/language.ts';
import { PhotoCard } from '#kit/site/photo-card.tsx';
import { projectImages, useStoredImages } from './gallery/project-gallery';
import type { ProjectControl } from './project-values';

/** The card and the search result as visitors will see them, while they are being typed. */
export function ProjectPreview({ control, projectId }: { control: ProjectControl; projectId: number | undefined }) {
  const { t } = useTranslation('admin');
  const lang = useLocale();
  const [typed, slug, typedDescription, location, typedImage, newImages, seoTitle, seoDescription] = useWatch({
    control,
    name: ['title', 'slug', 'description', 'location', 'image', 'newImages', 'seoTitle', 'seoDescription'],
  });
  const stored = useStoredImages(projectId);
  const image = useDebouncedValue(typedImage?.trim() || null);
  const gallery = stored.data?.items ?? projectImages(newImages).toSorted((one, other) => one.order - other.order);
  const title = typed.trim() || t('projects.previewTitle');
  const description = typedDescription?.trim() || null;
  const project = {
    title,
    path: null,
    lang,
    description,
    location: location?.trim() || null,
    cover: findCover({ image, images: gallery }),
    imageCount: (image ? 1 : 0) + (stored.data?.total ?? 0) + (newImages?.length ?? 0),
  };
  return (
    <>
      <PreviewBox ground="canvas">
        <PhotoCard record={project} />
      </PreviewBox>
      <SearchPreview
        path={sitePath('project', slug?.trim() || slugify(typed))}
        title={seoTitle?.trim() || typed.trim()}
        description={seoDescription?.trim() || description || ''}
      />
    </>
  );
}
