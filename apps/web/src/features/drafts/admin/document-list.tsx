import { adminPages, type RecordKind } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { Box } from '@pano/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { draftPath } from '#kit/admin/form/draft-link.ts';

type Listed = { entity: RecordKind; record: string; locale: Locale };

interface Props<Row extends Listed> {
  title: string;
  /** Undefined until they were read. */
  rows: readonly Row[] | undefined;
  describe: (row: Row) => { key: string; label: string; text: ReactNode; buttons: ReactNode };
}

/** What there is beside drafts, with the ways to their forms; nothing where there is none. */
export function DocumentList<Row extends Listed>({ title, rows, describe }: Props<Row>) {
  const { t } = useTranslation('admin');
  if (!rows?.length) return null;
  return (
    <Box title={title} padded={false} className="mb-6">
      <ul className="divide-y divide-line">
        {rows.map((row) => {
          const { entity, record, locale } = row;
          const { key, label, text, buttons } = describe(row);
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
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
                {text}
              </div>
              {buttons}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
