import { adminScreens } from '@pano/api/addresses';
import { buttonClass } from '@pano/ui/button';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ContactFormCard } from './contact-form-card';
import { useMessageActions } from './use-message-actions';

const { list } = adminScreens.contactForm;

/** One message alone, as it is opened from the dashboard, the search and the activity log. */
export function OpenMessage({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const message = trpc.contactForms.get.useQuery({ id });
  const { markRead, confirmRemoval, dialog } = useMessageActions(() => void navigate(list, { replace: true }));
  return (
    <>
      <ScreenHead
        title={t('contactForms.title')}
        actions={
          <Link to={list} className={buttonClass({ variant: 'line' })}>
            <ArrowLeft aria-hidden="true" />
            {t('contactForms.all')}
          </Link>
        }
      />
      {message.data ? (
        <ContactFormCard
          unfolded
          message={message.data}
          onRead={() => markRead(id)}
          onRemove={() => confirmRemoval(message.data)}
        />
      ) : readClientError(message.error)?.kind === 'notFound' ? (
        <EmptyState text={t('contactForms.gone')} action={null} />
      ) : (
        <Pending queries={[message]} failed={t('frame.list.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} className="grid-cols-1" />
        </Pending>
      )}
      {dialog}
    </>
  );
}
