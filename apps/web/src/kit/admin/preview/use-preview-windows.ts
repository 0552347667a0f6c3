import { previewPath } from '@pano/api/addresses';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type FromPreview, isFrom, send, type ToPreview } from '#kit/shared/preview-messages.ts';

type Page = Extract<ToPreview, { type: 'show' }>;

/** The frame of the preview and its window, which both show what is sent last. */
export function usePreviewWindows(
  frame: RefObject<HTMLIFrameElement | null>,
  handle: (message: Exclude<FromPreview, { type: 'ready' }>) => void,
) {
  const detached = useRef<Window | null>(null);
  const last = useRef<Page | null>(null);
  const targets = () => [frame.current?.contentWindow, detached.current].filter((target) => target != null);
  const receive = useEffectEvent((event: MessageEvent<FromPreview>) => {
    const source = targets().find((target) => isFrom(event, target));
    if (!source) return;
    const { data } = event;
    if (data.type !== 'ready') handle(data);
    else if (last.current) send(source, { ...last.current, find: true });
  });
  useEffect(() => {
    const listen = (event: MessageEvent<FromPreview>) => receive(event);
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      detached.current?.close();
    };
  }, []);
  const tell = (message: ToPreview) => {
    for (const target of targets()) send(target, message);
  };
  return {
    tell,
    show: (page: Page) => {
      last.current = page;
      tell(page);
    },
    detach: () => {
      detached.current = window.open(previewPath, 'pano-preview', 'popup,width=1300,height=900');
    },
  };
}
