import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { truncate } from '@pano/i18n/text/html-text';
import { Badge } from '@pano/ui/badge';
import { Box } from '@pano/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MailNote } from '#features/contact-forms/admin/mail-status.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** The latest messages of visitors. */
export function MessagesBox() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const messages = trpc.leads.list.useQuery({ limit: 4, offset: 0 });
  return (
    <Box
      title={t('dashboard.messages.title')}
      padded={false}
      actions={
        <Link to={adminScreens.contactForm.list} className="text-sm text-link underline underline-offset-4">
          {t('dashboard.messages.all')}
        </Link>
      }
    >
      {messages.data?.items.length === 0 && <p className="p-5 text-ink-3">{t('dashboard.messages.empty')}</p>}
      <ul className="divide-y divide-line">
        {messages.data?.items.map(({ id, name, subject, message, read, isSample, createdAt }) => (
          <li key={id}>
            <Link to={adminRecordPath('contactForm', id)} className="grid gap-1 px-5 py-3 hover:bg-surface-2">
              <span className="flex flex-wrap items-center gap-x-2">
                {!read && <span aria-hidden="true" className="size-2 rounded-full bg-live-mark" />}
                <span className="font-[600]">{name}</span>
                {subject && <span className="text-ink-3">· {subject}</span>}
                {isSample && <Badge tone="neutral">{t('contactForms.sample')}</Badge>}
                {!read && <span className="sr-only">({t('dashboard.messages.unread')})</span>}
                <time dateTime={createdAt} className="ml-auto text-sm text-ink-3 tabular-nums">
                  {formatShortDateTime(createdAt, locale)}
                </time>
              </span>
              <span className="text-sm text-ink-2">{truncate(message, 140)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="border-t border-line px-5 py-3">
        <MailNote />
      </div>
    </Box>
  );
}
