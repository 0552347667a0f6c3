import { recordPath } from '@pano/api/addresses';
import { findCover } from '@pano/api/projects/project.schema';
import { slugify } from '@pano/i18n/text/slug';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useShownTexts } from '#kit/admin/form/english/shown-language.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { SearchPreview } from '#kit/admin/form/seo-fields.tsx';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { PhotoCard } from '#kit/site/photo-card.tsx';
import { toPictures } from './gallery/form-gallery';
import type { ProjectControl } from './project-values';

/** The card and the search result as visitors will see them, while they are being typed. */
export function ProjectPreview({ control }: { control: ProjectControl }) {
  const { t } = useTranslation('admin');
  const [typedTitle, slug, typedDescription, location, typedImage, urls, newImages, seoTitle, seoDescription] =
    useWatch({
      control,
      name: ['title', 'slug', 'description', 'location', 'image', 'images', 'newImages', 'seoTitle', 'seoDescription'],
    });
  const image = useDebouncedValue(typedImage?.trim() || null);
  const typed = { title: typedTitle, slug, description: typedDescription, location, seoTitle, seoDescription };
  const { isEnglish, lang, read } = useShownTexts(typed);
  const language = isEnglish ? 'en' : 'tr';
  const description = read('description');
  const project = {
    title: read('title') ?? t('projects.previewTitle'),
    path: null,
    lang,
    description,
    location: read('location'),
    cover: findCover({ image, images: toPictures(urls) }),
    imageCount: (image ? 1 : 0) + (urls?.length ?? 0) + (newImages?.length ?? 0),
  };
  return (
    <>
      <PreviewBox ground="canvas">
        <PhotoCard record={project} />
      </PreviewBox>
      <SearchPreview
        path={recordPath('project', read('slug') ?? slugify(read('title') ?? ''), language, language)}
        title={read('seoTitle') ?? read('title') ?? ''}
        description={read('seoDescription') ?? description ?? ''}
      />
    </>
  );
}
