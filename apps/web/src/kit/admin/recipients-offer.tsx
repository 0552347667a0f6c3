import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { focusContent } from '@pano/ui/overlay';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../shared/trpc';
import { useAction } from './use-action';

/**
 * Asks once whether messages go to the changed e-mail of the company, too; nothing while nobody has to be asked.
 * @param focus whether the question follows from what the person has just done
 */
export function RecipientsOffer({ focus = false }: { focus?: boolean }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { run, busy } = useAction();
  const { data: offer } = trpc.mail.recipientsOffer.useQuery(undefined, { staleTime: 0 });
  const accept = trpc.mail.acceptOffer.useMutation();
  const decline = trpc.mail.declineOffer.useMutation();
  const element = useRef<HTMLDivElement>(null);
  const email = offer?.email;
  useEffect(() => {
    if (!focus || !email) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [focus, email]);
  if (!offer || !email) return null;
  const { token, recipients } = offer;
  const failed = t('mail.offer.failed');
  const finish = async (answered: Promise<boolean>) => {
    if (!(await answered)) return;
    await Promise.all([utils.mail.invalidate(), utils.contactForms.mailStatus.invalidate()]);
    requestAnimationFrame(focusContent);
  };
  const yes = () =>
    run(() => accept.mutateAsync({ email }), {
      done: (addresses) => t('mail.offer.accepted', { addresses: addresses.join(', ') }),
      failed,
    });
  const no = () => run(() => decline.mutateAsync({ email }), { done: t('mail.offer.declined'), failed });
  return (
    <div ref={element} tabIndex={-1}>
      <Banner kind="warning">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 [overflow-wrap:anywhere]">
          <div className="min-w-56 flex-1">
            <p className="font-[600]">{t('mail.offer.title', { email })}</p>
            <p className="mt-1">
              {token ? t('mail.offer.byToken', { token, email }) : t('mail.offer.byPerson', { email })}{' '}
              {recipients.length > 0
                ? t('mail.offer.now', { addresses: recipients.join(', ') })
                : t('mail.offer.nobody')}
            </p>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="line" size="sm" disabled={busy} onClick={() => void finish(yes())}>
              {t('mail.offer.accept')}
            </Button>
            <Button variant="line" size="sm" disabled={busy} onClick={() => void finish(no())}>
              {t('mail.offer.decline')}
            </Button>
          </div>
        </div>
      </Banner>
    </div>
  );
}
