import { formatBytes, isPictureRecord, type MediaRecord } from '@pano/api/media/media.schema';
import { formatDateTime } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fileKind } from '#kit/admin/media/media-thumb.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';

/** Size, date and address of a picture or a file. */
export function MediaProperties({ media }: { media: MediaRecord }) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const locale = useLocale();
  const { width, height } = media;
  const copy = () => navigator.clipboard.writeText(new URL(media.url, location.origin).href);
  const texts = { done: t('media.details.copied'), failed: t('media.details.copyFailed') };
  const properties = [
    isPictureRecord(media)
      ? [t('media.details.size'), t('media.details.pixels', { width, height })]
      : [t('media.file.kind'), fileKind(media)],
    [t('media.details.bytes'), formatBytes(media.bytes, locale)],
    [t('media.details.date'), formatDateTime(media.createdAt, locale)],
    [t('media.details.address'), media.url],
  ];
  return (
    <section aria-label={t('media.details.facts')} className="grid gap-2">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {properties.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="break-all">{text}</dd>
          </div>
        ))}
      </dl>
      <Button variant="line" size="sm" onClick={() => void run(copy, texts)} className="justify-self-start">
        <Copy aria-hidden="true" />
        {t('media.details.copy')}
      </Button>
    </section>
  );
}
