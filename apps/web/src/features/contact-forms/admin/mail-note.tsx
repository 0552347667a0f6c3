import { Mail, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMailStatus } from './use-mail-status';

/** Who is told of new messages by e-mail, or plainly that nobody is and what that takes. */
export function MailNote() {
  const { t } = useTranslation('admin');
  const { data: status } = useMailStatus();
  if (!status) return null;
  const Icon = status.state === 'on' ? Mail : MailX;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span className="min-w-0">
        {status.state === 'on'
          ? t('contactForms.mail.on', { addresses: status.recipients.join(', ') })
          : t(`contactForms.mail.${status.state}`)}
        {status.state === 'noRecipient' ? (
          <>
            {' '}
            <Link to="/admin/settings" className="link">
              {t('contactForms.mail.toSettings')}
            </Link>
          </>
        ) : null}
      </span>
    </p>
  );
}
