import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { attachCover } from './attach-cover';
import { FrameIcon } from './frame-icon';

/** What is shown over the whole window from the press on a photo until the lightbox has come; `attachCover` fills it. */
export function CoverPhoto({ title, lang, several }: { title?: string; lang?: Locale; several: boolean }) {
  const { t } = useTranslation('site');
  return (
    <dialog
      ref={attachCover}
      className="cover-photo on-night"
      aria-label={title ? t('lightbox.label', { title }) : t('lightbox.photos')}
    >
      {title ? <p lang={lang}>{title}</p> : null}
      {several ? (
        <>
          <button type="button" className="square-button" aria-label={t('lightbox.previous')} data-step="-1">
            <FrameIcon name="arrowLeft" />
          </button>
          <button type="button" className="square-button" aria-label={t('lightbox.next')} data-step="1">
            <FrameIcon name="arrowRight" />
          </button>
        </>
      ) : null}
      <button type="button" className="cover-photo-close" aria-label={t('lightbox.close')}>
        <FrameIcon name="close" />
      </button>
    </dialog>
  );
}
