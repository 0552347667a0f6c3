import type { Picture } from '@pano/api/media/media.schema';
import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../shared/language';

type Pictured = {
  title: string;
  /** Of its texts. */
  lang: Locale;
  image: string | null;
  picture: Picture | null;
  images: {
    imageUrl: string;
    picture: Picture | null;
    captionTr?: string | null;
    captionEn?: string | null;
  }[];
};

export type Photo = {
  /** Its number in words, which no other has. */
  name: string;
  src: string;
  alt: string;
  /** Stands below it, in the language of the record. */
  caption: string | null;
  picture: Picture | null;
};

/** Gives the photos of a record by their order, each with a name: the main image first, without one its first photo. */
export function usePhotos(): (record: Pictured) => Photo[] {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return ({ title, lang, image, picture, images }) => {
    const main: Pictured['images'] = image ? [{ imageUrl: image, picture }] : [];
    return [...main, ...images].map(({ imageUrl, picture, captionTr = null, captionEn = null }, index) => {
      const name = t('gallery.imageAlt', { title, number: index + 1 });
      const caption = lang === 'en' ? captionEn : captionTr;
      return { name, src: imageUrl, picture, caption, alt: picture?.alt[locale] || name };
    });
  };
}
