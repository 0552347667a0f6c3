import { DropZone, type DropZoneStatus } from '@pano/ui/drop-zone';
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { thumbUrl } from '../media/media-thumb';
import { useDebouncedValue } from '../use-debounced-value';
import { useFailureText } from '../use-failure-toast';
import { useRunningUpload } from './running-uploads';
import { UploadError, useDropTexts, useImageUpload } from './use-image-upload';

interface Props {
  /** The address of the picture, empty while there is none. */
  value: string;
  onChange: (url: string) => void;
  /** Called when a file has been uploaded, after `onChange`. */
  onUpload?: () => void;
  /** Names the picture for those who cannot see it. */
  alt: string;
  /** The ground of the preview. */
  ground?: 'dark' | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  /** Another way to the picture, which takes dropped and pasted files as well. */
  children?: ReactNode;
}

/** Uploads one picture and shows it. One that could not be uploaded leaves the present one where it is. */
export function ImageDrop({ value, onChange, onUpload, alt, ground, children, ...aria }: Props) {
  const { t } = useTranslation('admin');
  const texts = useDropTexts();
  const say = useFailureText();
  const running = useRunningUpload();
  const { upload, percent, shrinking } = useImageUpload();
  const [uploaded, setUploaded] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const src = useShownImage(value);

  const handleFile = async (file: File): Promise<boolean> => {
    setReason('');
    try {
      const url = await upload(file);
      setUploaded(url);
      onChange(url);
      onUpload?.();
      return true;
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      setReason(error.message);
      if (error.message) say(error.message);
      return false;
    }
  };
  const take = (event: DragEvent | ClipboardEvent, { files, types }: DataTransfer) => {
    const [file] = files;
    // The drop zone has taken what was dropped on it; copied text is pasted as text, even if a picture comes with it.
    if (!file || event.defaultPrevented || types.includes('text/plain')) return;
    event.preventDefault();
    if (!shrinking && percent === null) running(handleFile(file));
  };
  const taking = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
  return (
    <div {...taking} className="grid min-w-0 gap-1">
      <DropZone {...aria} status={status()} texts={texts} onFile={(file) => running(handleFile(file))} />
      {children}
    </div>
  );

  function status(): DropZoneStatus {
    if (shrinking) return { kind: 'uploading', text: shrinking };
    if (percent !== null) return { kind: 'uploading', text: t('fields.image.uploading'), percent };
    const failure = reason ? { message: t('fields.image.notUploaded'), reason } : undefined;
    if (!value) return failure ? { kind: 'error', ...failure, hint: t('fields.image.tryAgain') } : { kind: 'idle' };
    return {
      kind: 'uploaded',
      text: !failure && uploaded && value.endsWith(uploaded) ? t('fields.image.uploaded') : t('fields.image.present'),
      src,
      alt,
      ground,
      replaceLabel: t('fields.image.replace'),
      removeLabel: t('fields.image.remove'),
      onRemove: () => {
        setReason('');
        onChange('');
      },
      failure,
    };
  }
}

const placeholder = '/art/placeholder.svg';

/** The address to show for a picture that is being typed: the placeholder while it is not one or cannot be loaded. */
export function useShownImage(typed: string): string {
  const src = useDebouncedValue(typed.trim());
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    if (!looksComplete(src)) return;
    const probe = new Image();
    probe.onerror = () => setBroken(src);
    probe.src = thumbUrl(src);
    return () => {
      probe.onerror = null;
    };
  }, [src]);
  return looksComplete(src) && src !== broken ? thumbUrl(src) : placeholder;
}

/** As for the server, an address of this site or of the web. */
const looksComplete = (src: string): boolean => /^(\/[^/]|https?:\/\/[^/]+)/i.test(src);
