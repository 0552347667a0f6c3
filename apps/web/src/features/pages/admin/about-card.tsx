import { Box } from '@pano/ui/card';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';

/** The about section among the pages: how it stands, and the way to it. */
export function AboutCard() {
  const { t } = useTranslation('admin');
  const { data } = trpc.aboutSection.get.useQuery();
  const state = data === undefined ? null : data === null ? 'none' : data.visible ? 'visible' : 'hidden';
  return (
    <Box title={t('pages.about.title')}>
      {state && <p className="mb-3 text-ink-2">{t(`pages.about.${state}`)}</p>}
      <Link
        to="/admin/about-section"
        className="inline-flex min-h-10 items-center gap-1 font-[560] text-link underline underline-offset-4"
      >
        {t('pages.about.edit')}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </Box>
  );
}
