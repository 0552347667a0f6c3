import { useTranslation } from 'react-i18next';
import { EndLinkButton, useLinkWords } from '#kit/admin/form/preview-link/preview-link.tsx';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { DocumentList } from './document-list';

/** The valid links to drafts. */
export function PreviewLinkList() {
  const { t } = useTranslation('admin');
  const words = useLinkWords();
  const { client } = trpc.useUtils();
  const { data: links } = useAllRecords(trpc.previewLinks.list, client.previewLinks.list.query);
  return (
    <DocumentList
      title={t('previewLinks.box')}
      rows={links}
      describe={(link) => {
        const label = link.label || t('draftLists.unnamed');
        return {
          key: link.id,
          label,
          text: <p className="text-sm wrap-anywhere">{words(link)}</p>,
          buttons: <EndLinkButton link={link} name={`${label}, ${words(link)}`} />,
        };
      }}
    />
  );
}
