import { adminScreens, homeSections } from '@pano/api/addresses';
import type { HomeSettings } from '@pano/api/settings/setting.schema';
import { Banner } from '@pano/ui/banner';
import { Box } from '@pano/ui/card';
import { Skeleton } from '@pano/ui/skeleton';
import { useToast } from '@pano/ui/toast';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ToggleSwitch } from '#kit/admin/list/state-switch.tsx';
import { errorText, isUnauthorized } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** In the order of the home page, which is the opposite of theirs. */
const sections = homeSections.toReversed();
const blocks = sections.map((section) => `home_show_${section}` as const);

/** Which blocks the home page shows; one flag a call, so that two people never undo each other. */
export function HomeBlocks() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const home = trpc.settings.home.useQuery();
  const setHome = trpc.settings.setHome.useMutation();

  const save = async (block: keyof HomeSettings, on: boolean) => {
    try {
      await setHome.mutateAsync({ [block]: on });
    } catch (error) {
      const reason = errorText(error, t('pages.blocks.tryAgain'));
      if (!isUnauthorized(error)) toast.error(t('pages.blocks.failed', { reason }));
    }
    // In either case the switch shows what is stored.
    await utils.settings.home.invalidate();
  };

  return (
    <Box title={t('pages.blocks.title')}>
      <p className="mb-3 text-sm text-ink-3">{t('pages.blocks.lead')}</p>
      {home.isError && !home.data && (
        <Banner kind="error">
          {t('pages.blocks.loadFailed', { reason: errorText(home.error, t('pages.blocks.tryAgain')) })}
        </Banner>
      )}
      {home.isPending && <Skeleton className="h-40" />}
      {home.data && (
        <ul className="divide-y divide-line">
          {blocks.map((block) => (
            <li key={block} className="flex min-h-12 items-center justify-between gap-3 py-1">
              <span>{t(`pages.blocks.${block}`)}</span>
              <ToggleSwitch
                checked={home.data[block]}
                onSave={(on) => save(block, on)}
                failed={t('pages.blocks.failed', { reason: t('pages.blocks.tryAgain') })}
                label={t(`pages.blocks.${block}`)}
                onText={t('pages.blocks.on')}
                offText={t('pages.blocks.off')}
              />
            </li>
          ))}
        </ul>
      )}
      <WayTo screen={adminScreens.homeSettings.list} text={t('pages.blocks.compose')} />
      <WayTo screen={adminScreens.menus.list} text={t('pages.blocks.menus')} />
      <WayTo screen={`${adminScreens.company.list}#${sections[0]}Title`} text={t('pages.blocks.titles')} />
    </Box>
  );
}

const WayTo = ({ screen, text }: { screen: string; text: string }) => (
  <Link
    to={screen}
    className="flex min-h-10 w-fit items-center gap-1 font-[560] text-link underline underline-offset-4"
  >
    {text}
    <ChevronRight aria-hidden="true" className="size-4 flex-none" />
  </Link>
);
