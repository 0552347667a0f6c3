import { useTranslation } from 'react-i18next';
import type { EditorImage } from '../../editor/images/image';
import { useLocale } from '../../shared/use-locale';
import { PickButton } from './pick-button';

/** Puts a picture of the library into a text, with its size and alternative text. */
export function EditorPicker({ insert }: { insert: (image: EditorImage) => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <PickButton
      text={t('media.picker.choose')}
      onPick={({ url, width, height, alt }) => insert({ src: url, alt: alt[locale] ?? alt.tr ?? '', width, height })}
    />
  );
}
