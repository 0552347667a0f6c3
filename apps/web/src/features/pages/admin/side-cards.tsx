import { adminPages, adminScreens } from '@pano/api/addresses';
import { Box } from '@pano/ui/card';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';

export const aboutScreen = adminScreens.aboutSection.list;

/** The about section among the pages: how it stands, and the way to it. */
export function AboutCard() {
  const { t } = useTranslation('admin');
  const { data } = trpc.aboutSection.get.useQuery();
  const state = data === undefined ? null : data === null ? 'none' : data.visible ? 'visible' : 'hidden';
  return (
    <Box title={t('pages.about.title')}>
      {state && <p className="mb-3 text-ink-2">{t(`pages.about.${state}`)}</p>}
      <WayTo screen={aboutScreen} text={t('pages.about.edit')} />
    </Box>
  );
}

/** The way to what search engines miss. */
export function SearchCard() {
  const { t } = useTranslation('admin');
  return (
    <Box title={t('searchHealth.title')}>
      <p className="mb-3 text-ink-2">{t('searchHealth.lead')}</p>
      <WayTo screen={adminPages.searchHealth} text={t('searchHealth.show')} />
    </Box>
  );
}

const WayTo = ({ screen, text }: { screen: string; text: string }) => (
  <Link
    to={screen}
    className="inline-flex min-h-10 items-center gap-1 font-[560] text-link underline underline-offset-4"
  >
    {text}
    <ChevronRight aria-hidden="true" className="size-4" />
  </Link>
);

/** Whether visitors see the about section, and how to change that; null where it has not been written. */
export function useAboutSwitch(): { visible: boolean; setVisible: (visible: boolean) => Promise<unknown> } | null {
  const utils = trpc.useUtils();
  const { data } = trpc.aboutSection.get.useQuery();
  const set = trpc.aboutSection.setVisible.useMutation({ onSuccess: () => utils.aboutSection.get.invalidate() });
  if (!data) return null;
  return { visible: data.visible, setVisible: (visible) => set.mutateAsync({ id: data.id, visible }) };
}
