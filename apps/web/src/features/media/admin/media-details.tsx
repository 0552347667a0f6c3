import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Dialog } from '@pano/ui/dialog';
import { SkeletonForm } from '@pano/ui/skeleton';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshRecord } from '#kit/admin/form/loaded-record.tsx';
import { mediaName } from '#kit/admin/media/media-thumb.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { MediaForm } from './media-form';

/** A picture with everything that is known about it. */
export function MediaDetails({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const media = trpc.media.get.useQuery({ id }, freshRecord);
  // Read when it closes: Escape may come before another rendering has told the dialog what was typed.
  const dirty = useRef(false);
  const noteDirty = useCallback((value: boolean) => {
    dirty.current = value;
  }, []);
  const [asking, setAsking] = useState(false);
  const close = () => (dirty.current ? setAsking(true) : onClose());
  const { data } = media;
  return (
    <>
      <Dialog
        onClose={close}
        title={data ? mediaName(data, locale) : t('media.details.loading')}
        size="lg"
        fullScreenOnPhone
      >
        {data ? (
          <MediaForm key={data.url} media={data} onDirty={noteDirty} onRemoved={onClose} />
        ) : (
          <Pending queries={[media]} failed={t('media.details.loadFailed')}>
            <SkeletonForm label={t('media.details.loading')} fields={3} />
          </Pending>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        question={t('media.details.leave')}
        confirmLabel={t('media.details.leaveConfirm')}
        cancelLabel={t('frame.form.stay')}
        onConfirm={onClose}
      />
    </>
  );
}
