import { adminPages } from '@pano/api/addresses';
import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { fillTemplate, templateValues } from '@pano/api/contact-forms/lead-template.schema';
import { buttonClass } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { SkeletonCards } from '@pano/ui/skeleton';
import { MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DialogButton } from '#kit/admin/action-button.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { useIsOwner } from '#kit/admin/session.ts';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';
import { MailLink, narrowClass, WhatsappLink } from './reply-links';
import type { Reply } from './use-reply';

interface Props {
  lead: Lead;
  reply: Reply;
}

/** Answers with one of the messages that the firm sends again and again. */
export function TemplateButton(props: Props) {
  const { t } = useTranslation('admin');
  return (
    <DialogButton
      variant="line"
      className={narrowClass}
      renderDialog={(close) => <TemplateDialog {...props} onClose={close} />}
    >
      <MessageSquareText aria-hidden="true" />
      {t('leadDesk.templates.open')}
    </DialogButton>
  );
}

function TemplateDialog({ lead, reply, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const isOwner = useIsOwner();
  const templates = trpc.leads.templates.useQuery(undefined, { staleTime: 0 });
  const company = trpc.company.get.useQuery();
  const values = company.data && templateValues(lead, company.data);
  // What asks for a review says nothing without the address at which it is written.
  const usable = templates.data?.templates.filter(({ text }) => values?.yorum || !text.includes('{yorum}'));
  /** The question whether that reached the visitor stands behind the dialog. */
  const noting: Reply = {
    ...reply,
    note: (channel) => {
      reply.note(channel);
      onClose();
    },
  };
  return (
    <Dialog
      onClose={onClose}
      size="md"
      fullScreenOnPhone
      title={t('leadDesk.templates.title')}
      description={lead.name}
      footer={
        isOwner ? (
          <Link to={adminPages.leadTemplates} className={buttonClass({ variant: 'line', size: 'sm' })}>
            {t('leadDesk.templates.edit')}
          </Link>
        ) : null
      }
    >
      {usable && values ? (
        <ul className="grid gap-4">
          {usable.map((template, place) => (
            <TemplateItem
              key={templateKey(place)}
              name={template.name}
              text={fillTemplate(template.text, values)}
              lead={lead}
              reply={noting}
            />
          ))}
          {usable.length === 0 ? <li className="text-ink-3">{t('leadDesk.templates.none')}</li> : null}
        </ul>
      ) : (
        <Pending queries={[templates, company]} failed={t('leadDesk.templates.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} count={3} className="grid-cols-1" />
        </Pending>
      )}
    </Dialog>
  );
}

/** Two may have the same name. */
const templateKey = (place: number) => `template-${place}`;

type ItemProps = Props & Outputs['leads']['templates']['templates'][number];

function TemplateItem({ name, text, lead, reply }: ItemProps) {
  const headingId = useId();
  return (
    <li className="grid gap-2.5 rounded-control border border-line-2 p-3.5">
      <h3 id={headingId} className="font-[600]">
        {name}
      </h3>
      <p className="whitespace-pre-wrap text-ink-2 wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-1.5">
        <WhatsappLink lead={lead} reply={reply} describedBy={headingId} text={text} />
        <MailLink lead={lead} reply={reply} describedBy={headingId} text={text} />
      </div>
    </li>
  );
}
