import { formatDateTime, toIstanbulInput } from '@pano/i18n/text/dates';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Segmented } from '@pano/ui/segmented';
import { SkeletonTable } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/language';
import { trpc } from '../../shared/trpc';
import { useFieldNames } from '../form/field-labels';
import { EndOfRecord } from '../form/schedule/schedule-notice';
import { DaySections } from '../list/day-sections';
import { Pager } from '../list/pager';
import { Pending } from '../pending';
import { ComparedVersions, fresh } from './compared-versions';
import type { HistoryProps, VersionSummary } from './field-changes';

const perPage = 20;

interface Props extends HistoryProps {
  onClose: () => void;
  /** Reads the record again and shows it in a new form. */
  reload: () => Promise<void>;
}

/** The versions of a record, newest first, and the comparison of two of them. */
export function HistoryPanel({ onClose, reload, onPreview, ...form }: Props) {
  const { t } = useTranslation('admin');
  const [locale, setLocale] = useState<'tr' | 'en'>('tr');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const label = useFieldNames(form.kind);
  const ofRecord = { entity: form.kind, id: form.record.id, locale, limit: perPage };
  const newest = trpc.revisions.list.useQuery({ ...ofRecord, offset: 0 }, fresh);
  const versions = trpc.revisions.list.useQuery(
    { ...ofRecord, offset: (page - 1) * perPage },
    { ...fresh, placeholderData: keepPreviousData },
  );
  const { items = [], total = 0 } = versions.data ?? {};
  const first = newest.data?.items[0];
  const pageCount = Math.ceil(total / perPage);
  // Any two versions can be compared, also those on different pages.
  const pages = trpc.useQueries((query) =>
    Array.from({ length: pageCount }, (_, at) =>
      query.revisions.list({ ...ofRecord, offset: at * perPage }, { ...fresh, enabled: chosen !== null }),
    ),
  );
  const canEnd = locale === 'tr' ? form.canHide : first?.live;
  const version = items.find(({ number }) => number === chosen);
  return (
    <Dialog
      onClose={onClose}
      title={t('frame.history.title')}
      description={version ? undefined : t('frame.history.lead')}
      size="lg"
      fullScreenOnPhone
    >
      {version && first ? (
        <ComparedVersions
          key={version.number}
          form={form}
          locale={locale}
          version={version}
          newest={first}
          others={pages.flatMap(({ data }) => data?.items ?? [])}
          label={label}
          onBack={() => setChosen(null)}
          onPreview={
            onPreview &&
            ((shown) => {
              onClose();
              onPreview(shown);
            })
          }
          onRestored={async () => {
            onClose();
            await reload();
          }}
        />
      ) : (
        <>
          {form.translated ? (
            <Segmented
              label={t('frame.history.language')}
              value={locale}
              onValueChange={(language) => {
                setLocale(language);
                setPage(1);
              }}
              options={[
                { value: 'tr', text: t('english.turkish') },
                { value: 'en', text: t('english.english') },
              ]}
              className="mb-4"
            />
          ) : null}
          {canEnd ? <EndOfRecord of={{ entity: form.kind, record: String(form.record.id), locale }} /> : null}
          {content()}
        </>
      )}
    </Dialog>
  );

  function content() {
    if (!versions.data) {
      return (
        <Pending queries={[versions]} failed={t('frame.history.loadFailed')}>
          <SkeletonTable label={t('frame.history.loading')} rows={6} columns={2} />
        </Pending>
      );
    }
    if (total === 0) return <EmptyState text={t(`frame.history.${locale === 'en' ? 'emptyEnglish' : 'empty'}`)} />;
    return (
      <>
        <VersionList
          versions={items}
          label={label}
          canCompare={total > 1 || first?.live === false}
          onChoose={setChosen}
        />
        <Pager page={page} pageCount={pageCount} onPage={setPage} className="mt-4" />
      </>
    );
  }
}

interface ListProps {
  versions: readonly VersionSummary[];
  label: (field: string) => string;
  /** Whether there is another version to compare with. */
  canCompare: boolean;
  onChoose: (number: number) => void;
}

/** Versions under the days on which they were saved. */
function VersionList({ versions, label, canCompare, onChoose }: ListProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <DaySections rows={versions} getInstant={({ createdAt }) => createdAt} heading="h3" className="grid gap-5">
      {(ofDay) => (
        <ul className="divide-y divide-line rounded-card border border-line-2">
          {ofDay.map((version) => (
            <li key={version.number} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <time dateTime={version.createdAt} className="font-[600] tabular-nums">
                    {toIstanbulInput(version.createdAt).slice(11)}
                  </time>
                  <span className="min-w-0 wrap-anywhere">{version.userName ?? t('activity.program')}</span>
                  {version.live ? <Badge tone="ok">{t('frame.history.live')}</Badge> : null}
                </p>
                <p className="text-sm text-ink-3">
                  {t(`frame.history.origin.${version.origin}`)}
                  {version.assistant ? ` · ${t('assistants.by', { name: version.assistant })}` : null}
                  {version.fields.length > 0 ? ` · ${version.fields.map(label).join(', ')}` : null}
                </p>
              </div>
              {canCompare ? (
                <Button
                  variant="line"
                  size="sm"
                  aria-label={t('frame.history.compareNamed', { when: formatDateTime(version.createdAt, locale) })}
                  onClick={() => onChoose(version.number)}
                >
                  {t('frame.history.compare')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </DaySections>
  );
}
