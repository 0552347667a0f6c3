import { adminPages } from '@pano/api/addresses';
import { Box } from '@pano/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { draftPath } from '#kit/admin/form/draft-link.ts';
import { EndLinkButton, useLinkWords } from '#kit/admin/form/preview-link/preview-link.tsx';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** The valid links to drafts; nothing where there are none. */
export function PreviewLinkList() {
  const { t } = useTranslation('admin');
  const words = useLinkWords();
  const { client } = trpc.useUtils();
  const { data: links } = useAllRecords(trpc.previewLinks.list, client.previewLinks.list.query);
  if (!links?.length) return null;
  return (
    <Box title={t('previewLinks.box')} padded={false} className="mb-6">
      <ul className="divide-y divide-line">
        {links.map((link) => {
          const { id, entity, record, locale } = link;
          const label = link.label || t('draftLists.unnamed');
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
              <div className="grid min-w-0 flex-[1_1_12rem]">
                <p>
                  <Link
                    to={draftPath(entity, record, locale)}
                    state={{ returnTo: adminPages.drafts }}
                    className="link inline-flex min-h-8 items-center font-[540] wrap-anywhere"
                  >
                    {label}
                  </Link>
                </p>
                <p className="text-sm text-ink-3">
                  {t(`activity.entities.${entity}.name`)}
                  {locale === 'en' ? ` · ${t('english.english')}` : null}
                </p>
                <p className="text-sm wrap-anywhere">{words(link)}</p>
              </div>
              <EndLinkButton link={link} name={`${label}, ${words(link)}`} />
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
