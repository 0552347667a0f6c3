import { adminPages, type RecordKind } from '@pano/api/addresses';
import { Box } from '@pano/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DraftEntry, DraftRow, useDraftDiscard } from './draft-row';

export type NewDraft = Omit<DraftEntry, 'entity'>;

interface Props {
  kind: RecordKind;
  drafts: readonly NewDraft[];
  /** How many there are beside them. */
  more?: number | undefined;
}

/** Above a list: the drafts of records that are not in it yet; nothing without any. */
export function NewDrafts({ kind, drafts, more = 0 }: Props) {
  const { t } = useTranslation('admin');
  const all = `${adminPages.drafts}?entity=${kind}`;
  const { confirm, dialog } = useDraftDiscard();
  return (
    <>
      {drafts.length > 0 ? (
        <Box
          title={t('draftLists.box')}
          padded={false}
          className="mb-4"
          actions={
            <Link to={all} className="link inline-flex min-h-10 items-center">
              {t('draftLists.all')}
            </Link>
          }
        >
          <ul className="divide-y divide-line">
            {drafts.map((draft) => (
              <DraftRow
                key={`${draft.record} ${draft.locale}`}
                draft={{ ...draft, entity: kind }}
                onDiscard={confirm}
                inList
              />
            ))}
            {more > 0 ? (
              <li className="px-5 py-2">
                <Link to={all} className="link inline-flex min-h-8 items-center">
                  {t('draftLists.more', { count: more })}
                </Link>
              </li>
            ) : null}
          </ul>
        </Box>
      ) : null}
      {dialog}
    </>
  );
}
