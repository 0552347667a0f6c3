import { Button } from '@pano/ui/button';
import type { FieldControl } from '@pano/ui/field';
import { AddressInput, TextInput } from '@pano/ui/text-input';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { useMessageText } from '../use-failure-toast';
import type { GalleryImage } from './gallery-picture';

interface Props {
  schema: z.ZodType<GalleryImage>;
  control: FieldControl;
  onAdd: (image: GalleryImage) => Promise<boolean>;
  onError: (text: string | undefined) => void;
}

/** Adds a picture by its address. */
export function GalleryUrl({ schema, control, onAdd, onError }: Props) {
  const { t } = useTranslation('admin');
  const messageText = useMessageText();
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const [order, setOrder] = useState('0');
  const [busy, setBusy] = useState(false);

  const add = async () => {
    const image = schema.safeParse({ imageUrl: url, order: order || 0 });
    onError(image.success ? undefined : messageText(image.error.issues[0]?.message ?? ''));
    if (!image.success) return input.current?.focus();
    setBusy(true);
    const added = await onAdd(image.data);
    setBusy(false);
    if (!added) return;
    setUrl('');
    setOrder('0');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Adds the picture instead of sending the whole form.
    event.preventDefault();
    if (!busy) void add();
  };
  return (
    <div className="flex flex-wrap gap-2.5">
      <div className="min-w-0 flex-[1_1_200px]">
        <AddressInput
          {...control}
          ref={input}
          placeholder="https://"
          value={url}
          onKeyDown={handleKey}
          onChange={({ target }) => {
            setUrl(target.value);
            onError(undefined);
          }}
        />
      </div>
      <div className="w-24">
        <TextInput
          type="number"
          min={0}
          step={1}
          aria-label={t('fields.gallery.order')}
          className="tabular-nums"
          value={order}
          onKeyDown={handleKey}
          onChange={({ target }) => {
            setOrder(target.value);
            onError(undefined);
          }}
        />
      </div>
      <Button variant="line" busy={busy} onClick={() => void add()}>
        <Plus aria-hidden="true" />
        {t('fields.gallery.add')}
      </Button>
    </div>
  );
}
