import type { heroSectionCreate } from '@pano/api/hero-sections/hero-section.schema';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useShownTexts } from '#kit/admin/form/english/shown-language.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import type { SchemaControl } from '#kit/admin/form/use-schema-form.ts';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { HeroSlide } from '../site/hero-slide';
import { createSlides } from '../site/slides';

type Props = { control: SchemaControl<typeof heroSectionCreate> };

/** The slide as visitors will see it, smaller, while it is being typed. */
export function HeroSectionPreview({ control }: Props) {
  const { t } = useTranslation('admin');
  const [title, subtitle, description, backgroundImage, ctaText, ctaLink] = useWatch({
    control,
    name: ['title', 'subtitle', 'description', 'backgroundImage', 'ctaText', 'ctaLink'],
  });
  const { read } = useShownTexts({ title, subtitle, description, ctaText, ctaLink });
  const stored = {
    id: 0,
    title: read('title') ?? t('heroSections.fields.title'),
    subtitle: read('subtitle'),
    description: read('description'),
    backgroundImage: useDebouncedValue(backgroundImage?.trim() || null),
    ctaText: read('ctaText'),
    ctaLink: read('ctaLink'),
  };
  return (
    <PreviewBox ground="hero">
      <div className="hero-viewport">
        <div className="hero-track">
          <Slide stored={stored} />
        </div>
      </div>
    </PreviewBox>
  );
}

/** What the slide leaves out is said in the language of the preview. */
function Slide({ stored }: { stored: Parameters<typeof createSlides>[0][number] }) {
  const { t } = useTranslation('site');
  const { name } = useCompany();
  return createSlides([stored], name, t).map((slide) => <HeroSlide key={slide.id} slide={slide} index={0} total={1} />);
}
