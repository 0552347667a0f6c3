import { PageHead } from '@pano/ui/page-head';
import { type ComponentProps, useCallback, useEffect, useSyncExternalStore } from 'react';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${product} Admin`;
  }, [title]);
}

/** The heading of a screen, whose title is also that of the document. */
export function ScreenHead(props: ComponentProps<typeof PageHead>) {
  useDocumentTitle(props.title);
  return <PageHead {...props} />;
}

/** The program's own name; the public site shows the company's. */
export const product = 'Pano';

/** The id of the main landmark, which the skip link leads to. */
export const contentId = 'content';

/** Whether a media query matches, also after it has changed. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
