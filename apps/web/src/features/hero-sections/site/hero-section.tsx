import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { HeroSlider } from './hero-slider';
import { slidesOf } from './slides';

export function HeroSection() {
  const { t } = useTranslation('site');
  const { name } = useCompany();
  const stored = trpc.heroSections.listActive.useQuery({});
  return <HeroSlider slides={slidesOf(stored.data?.items ?? [], name, t)} />;
}
