import { Check, CircleAlert } from 'lucide-react';
import { Badge } from './badge';
import { Button } from './button';
import type { UploadFailure } from './drop-zone';

export interface DropZonePreviewProps {
  id?: string;
  src: string;
  alt: string;
  text: string;
  replaceLabel: string;
  onReplace: () => void;
  removeLabel: string;
  onRemove: () => void;
  failure?: UploadFailure;
}

export function DropZonePreview({
  id,
  src,
  alt,
  text,
  replaceLabel,
  onReplace,
  removeLabel,
  onRemove,
  failure,
}: DropZonePreviewProps) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-3.5 rounded-control border border-line-2 bg-surface p-3 sm:grid-cols-[132px_minmax(0,1fr)]">
      <img
        src={src}
        alt={alt}
        className="h-[70px] w-24 rounded-[3px] bg-surface-3 object-contain sm:h-[92px] sm:w-[132px]"
      />
      <div className="grid justify-items-start gap-1.5">
        <Badge tone="ok" wrap>
          <Check aria-hidden="true" />
          {text}
        </Badge>
        {failure ? (
          <p className="flex gap-1.5 text-sm text-err [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:flex-none">
            <CircleAlert aria-hidden="true" />
            <span>
              <strong className="font-[640]">{failure.message}</strong> {failure.reason}
            </span>
          </p>
        ) : null}
        <div className="flex flex-wrap gap-1">
          <Button id={id} variant="ghost" size="sm" onClick={onReplace}>
            {replaceLabel}
          </Button>
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {removeLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
