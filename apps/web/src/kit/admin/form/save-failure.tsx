import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { isTRPCClientError } from '@trpc/client';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readClientError } from '../../shared/client-error';
import { FailureContext } from '../use-failure-toast';

export type Failure = {
  text: string;
  /** Why no response of the server came; null if one did. */
  connection: 'offline' | 'unreachable' | null;
  /** Takes the record out of the trash, where it is by now, and saves it. */
  restore?: () => Promise<void>;
  /** Saves the Turkish texts without the English ones, which were rejected. */
  withoutEnglish?: (() => Promise<void>) | undefined;
};

/** Without any response there is no connection; one that is not the server's comes from a proxy in front of it. */
export function connectionError(error: unknown): Failure['connection'] {
  if (!isTRPCClientError(error) || readClientError(error)) return null;
  return error.cause instanceof TypeError ? 'offline' : 'unreachable';
}

/**
 * Why the save failed; brought into view, because the button that was pressed may be far away. Without a connection
 * it also says that the text is not lost, and its button sends the form around it again.
 */
export function SaveFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('admin');
  const box = useRef<HTMLDivElement>(null);
  const say = use(FailureContext);
  const { connection, text, restore, withoutEnglish } = failure;
  const way = restore ?? withoutEnglish;
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    say?.(failure.text);
    box.current?.scrollIntoView({ block: 'center' });
  }, [say, failure]);
  if (say && !connection && !way) return null;
  const saveAgain = async () => {
    setBusy(true);
    await way?.();
    setBusy(false);
  };
  return (
    <div ref={box}>
      <Banner kind="error">
        <p>{text}</p>
        {connection ? (
          <>
            <p className="mt-1">{t(`frame.form.${connection}`)}</p>
            <Button type="submit" variant="line" size="sm" className="mt-2.5">
              {t('frame.form.retry')}
            </Button>
          </>
        ) : null}
        {way ? (
          <Button variant="line" size="sm" className="mt-2.5" busy={busy} onClick={() => void saveAgain()}>
            {t(restore ? 'frame.form.restoreAndSave' : 'english.onlyTurkish')}
          </Button>
        ) : null}
      </Banner>
    </div>
  );
}
