import { adminScreens, recordKinds } from '@pano/api/addresses';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { buttonClass } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { type Column, DataTable } from '@pano/ui/data-table';
import { SkeletonTable } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EnglishLink } from '#kit/admin/form/english/english-link.tsx';
import { EnglishBadges } from '#kit/admin/form/english/english-switch.tsx';
import { ChoiceFilter } from '#kit/admin/list/choice-filter.tsx';
import { EnglishFilter } from '#kit/admin/list/english-marks.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { englishFilters, useEnglishSite, useList } from '#kit/admin/list/use-list.ts';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';
import { EnglishLine } from './english-line';

type Document = Outputs['translations']['list']['items'][number];

/** Every document with the state of its English, each one press away from its form in both languages. */
export function TranslationListRoute() {
  return useEnglishSite() === false ? <EnglishOff /> : <TranslationList />;
}

function TranslationList() {
  const { t } = useTranslation('admin');
  const list = useList({ sorts: ['-updatedAt'], filters: ['entity', 'english'] });
  const { limit, offset, q } = list.query;
  const entity = recordKinds.find((kind) => kind === list.filter('entity'));
  const english = englishFilters.find((state) => state === list.filter('english'));
  const kinds = trpc.translations.kinds.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const documents = trpc.translations.list.useQuery(
    { limit, offset, q, entity, english },
    { placeholderData: keepPreviousData },
  );
  const columns = useColumns();
  return (
    <EntityList
      title={t('english.overview.title')}
      intro={
        <div className="-mt-2 mb-4 grid gap-3">
          <p className="text-ink-2">{t('english.overview.lead')}</p>
          <EnglishLine />
        </div>
      }
      list={list}
      query={documents}
      empty={t('english.overview.empty')}
      emptyFiltered={english && !q && !entity ? t(`english.overview.nothing.${english}`) : undefined}
      skeleton={<SkeletonTable label={t('frame.list.loading')} rows={6} columns={4} />}
      filters={
        <>
          <EnglishFilter list={list} />
          <ChoiceFilter
            list={list}
            name="entity"
            label={t('english.overview.kind')}
            all={t('english.overview.allKinds')}
            options={(kinds.data ?? []).map((value) => ({ value, text: t(`activity.entities.${value}.name`) }))}
          />
        </>
      }
    >
      {(rows) => (
        <Box padded={false}>
          <DataTable
            caption={t('english.overview.title')}
            columns={columns}
            rows={rows}
            getRowId={({ entity, id }) => `${entity} ${id}`}
          />
        </Box>
      )}
    </EntityList>
  );
}

function useColumns(): Column<Document>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const date = (iso: string | null) =>
    iso ? (
      <time dateTime={iso} className="min-[361px]:whitespace-nowrap">
        {formatShortDateTime(iso, locale)}
      </time>
    ) : (
      <span className="text-ink-3">{t('english.overview.never')}</span>
    );
  return [
    {
      id: 'record',
      header: t('english.overview.record'),
      kind: 'title',
      cell: ({ entity, id, label }) => (
        <EnglishLink kind={entity} id={id} className="link inline-flex min-h-10 items-center wrap-anywhere">
          {label || t('english.overview.unnamed')}
        </EnglishLink>
      ),
    },
    {
      id: 'kind',
      header: t('english.overview.kind'),
      cell: ({ entity }) => t(`activity.entities.${entity}.name`),
    },
    {
      id: 'state',
      header: t('english.overview.state'),
      cell: (document) => (
        <span className="flex flex-wrap gap-2">
          <EnglishBadges state={document} hasDraft={document.draft === true} />
        </span>
      ),
    },
    {
      id: 'updatedAt',
      header: t('english.overview.turkishChange'),
      kind: 'number',
      cell: ({ updatedAt }) => date(updatedAt),
    },
    {
      id: 'englishUpdatedAt',
      header: t('english.overview.englishChange'),
      kind: 'number',
      cell: ({ englishUpdatedAt }) => date(englishUpdatedAt),
    },
  ];
}

/** Said to whoever comes by an old link: the menu does not lead here. */
function EnglishOff() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ScreenHead title={t('english.overview.title')} />
      <EmptyState
        text={t('english.overview.off')}
        action={
          <Link to={`${adminScreens.company.list}#english`} className={buttonClass({ variant: 'line', size: 'sm' })}>
            {t('company.title')}
          </Link>
        }
      />
    </>
  );
}
