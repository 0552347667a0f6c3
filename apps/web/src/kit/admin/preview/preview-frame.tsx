import { previewPath } from '@pano/api/addresses';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** In pixels of CSS, as phones, tablets and computers show a page. */
export const previewWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type PreviewWidth = keyof typeof previewWidths;

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  /** null: as wide as the pane. */
  width: PreviewWidth | null;
}

/** A window of that width, made smaller where the pane is narrower. */
export function PreviewFrame({ frame, width }: Props) {
  const { t } = useTranslation('admin');
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      // A closed pane has no size, and the page in it stays as it was.
      if (entry && entry.contentRect.width > 0) setSize(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const wanted = width ? previewWidths[width] : size.width || previewWidths.phone;
  const scale = Math.min(1, size.width / wanted);
  return (
    <div ref={box} className="relative min-h-0 flex-1 overflow-hidden bg-surface-3">
      <iframe
        ref={frame}
        src={previewPath}
        title={t('preview.title')}
        className="absolute top-0 origin-top-left border-0 bg-white"
        style={{
          width: wanted,
          height: scale > 0 ? size.height / scale : 0,
          transform: `scale(${scale})`,
          left: (size.width - wanted * scale) / 2,
        }}
      />
    </div>
  );
}
