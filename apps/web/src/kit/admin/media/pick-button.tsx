import type { MediaRecord } from '@pano/api/media/media.schema';
import { Button } from '@pano/ui/button';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { MediaPicker } from './media-picker';

interface Props {
  text: string;
  kind?: 'pictures' | 'videos';
  onPick: (media: MediaRecord) => void;
  'aria-describedby'?: string;
}

/** Opens the library and hands over the picture that is chosen there. */
export function PickButton({ text, kind, onPick, ...button }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} variant="line" size="sm" onClick={() => setOpen(true)} className="justify-self-start">
        <Images aria-hidden="true" />
        {text}
      </Button>
      {open ? (
        <MediaPicker
          kind={kind}
          onClose={() => setOpen(false)}
          onPick={(media) => {
            setOpen(false);
            onPick(media);
          }}
        />
      ) : null}
    </>
  );
}
