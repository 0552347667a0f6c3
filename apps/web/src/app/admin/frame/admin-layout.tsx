import { SkipLink } from '@pano/ui/skip-link';
import { TooltipProvider } from '@pano/ui/tooltip';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router';
import { RecordPathContext } from '#kit/admin/admin-entity.ts';
import { contentId } from '#kit/admin/screen.tsx';
import type { requireSession } from '#kit/admin/session.ts';
import { UploadPanel } from '#kit/admin/uploads/upload-panel.tsx';
import { UploadQueueProvider } from '#kit/admin/uploads/upload-queue-context.tsx';
import { findRecordPath } from '../entities';
import { PaletteHost, usePalette } from '../palette/palette-host';
import { ProofDialog } from '../session/proof-dialog';
import { SignInDialog } from '../session/sign-in-dialog';
import { Header } from './header';
import { Sidebar, useSidebar } from './sidebar';
import { UndoStrip } from './undo-strip';
import { useSiteLinks } from './use-site-links';

/** Every screen that the browser loads itself has the key "default": without its path it would open where another was left. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

export function AdminLayout() {
  const { t } = useTranslation('admin');
  const { email } = useLoaderData<typeof requireSession>();
  const sidebar = useSidebar();
  const main = useFocusOnNavigation();
  const palette = usePalette();
  useSiteLinks();
  return (
    <RecordPathContext value={findRecordPath}>
      <TooltipProvider>
        <UploadQueueProvider>
          <SkipLink target={contentId} text={t('frame.header.skipToContent')} />
          <div className="flex min-h-dvh bg-canvas text-ink">
            <Sidebar collapsed={sidebar.collapsed} onToggle={sidebar.toggle} />
            <div className="flex min-w-0 flex-1 flex-col">
              <Header email={email} onSearch={palette.show} />
              <main
                id={contentId}
                ref={main}
                tabIndex={-1}
                className="flex w-full max-w-[1280px] has-[dialog[data-preview]]:max-w-[1900px] flex-1 flex-col px-(--page-x) pt-5 pb-(--page-bottom) outline-none md:pt-7"
              >
                <Outlet />
              </main>
              <UndoStrip />
            </div>
          </div>
          <PaletteHost open={palette.open} onClose={palette.close} />
          <SignInDialog />
          <ProofDialog />
          <UploadPanel />
          <ScrollRestoration getKey={scrollKey} />
        </UploadQueueProvider>
      </TooltipProvider>
    </RecordPathContext>
  );
}

/** A new screen takes the focus, as a new page would; a change of the query string does not. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
