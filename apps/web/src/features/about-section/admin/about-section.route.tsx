import { adminScreens, isNewRecord } from '@pano/api/addresses';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import { Badge } from '@pano/ui/badge';
import { buttonClass } from '@pano/ui/button';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { skipToken } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DraftMarks } from '#kit/admin/list/draft-marks.tsx';
import { EnglishMarks } from '#kit/admin/list/english-marks.tsx';
import { EntityCard } from '#kit/admin/list/entity-card.tsx';
import { NewDrafts } from '#kit/admin/list/new-drafts.tsx';
import { ToggleSwitch } from '#kit/admin/list/state-switch.tsx';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Characters of the text that the card shows. */
const previewLength = 200;

/** The one about section: what it says, whether visitors see it, and the way to its form. */
export function AboutSectionRoute() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const section = trpc.aboutSection.get.useQuery();
  const setVisible = trpc.aboutSection.setVisible.useMutation({
    onSuccess: () => utils.aboutSection.get.invalidate(),
  });
  const { data } = section;
  const hasEnglish = useEnglishSite();
  const states = trpc.lifecycle.states.useQuery(
    data && hasEnglish ? { entity: 'aboutSection', ids: [data.id] } : skipToken,
  );

  const read = (page: { offset: number }) => utils.client.drafts.list.query({ ...page, entity: 'aboutSection' });
  const drafts = useAllRecords(trpc.drafts.list, read).data ?? [];

  return (
    <>
      <ScreenHead title={t('aboutSection.title')} description={t('aboutSection.lead')} />
      <NewDrafts kind="aboutSection" drafts={drafts.filter(({ record }) => isNewRecord(record))} />
      {data === undefined && (
        <Pending queries={[section]} failed={t('aboutSection.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} count={1} className="grid-cols-1" />
        </Pending>
      )}
      {data === null && (
        <EmptyState
          text={t('aboutSection.empty')}
          action={
            <Link to={adminScreens.aboutSection.create} className={buttonClass({ variant: 'primary' })}>
              {t('aboutSection.new')}
            </Link>
          }
        />
      )}
      {data && (
        <DraftMarks drafts={drafts.map(({ record, locale, assistant }) => ({ id: Number(record), locale, assistant }))}>
          <EnglishMarks shown states={states.data}>
            <EntityCard
              id={data.id}
              name={data.title}
              headingId="about-section-title"
              badge={data.visible ? <Badge tone="ok">{t('aboutSection.badge')}</Badge> : undefined}
              muted={!data.visible}
              actions={
                <>
                  <ToggleSwitch
                    checked={data.visible}
                    onSave={(visible) => setVisible.mutateAsync({ id: data.id, visible })}
                    failed={t('aboutSection.toggleFailed')}
                    saved={(visible) => t(visible ? 'aboutSection.switchedOn' : 'aboutSection.switchedOff')}
                    label={t('aboutSection.visibility')}
                    // The badge says it.
                    onText=""
                    offText={t('frame.state.passive')}
                  />
                  <Link to={adminScreens.aboutSection.edit} className={buttonClass({ variant: 'line', size: 'sm' })}>
                    <Pencil aria-hidden="true" className="size-4" />
                    {t('frame.list.edit')}
                  </Link>
                </>
              }
            >
              <p>{truncate(htmlToText(data.content), previewLength)}</p>
              <p className="text-sm text-ink-3">
                {t('aboutSection.updatedAt', { when: formatShortDateTime(data.updatedAt, locale) })}
              </p>
            </EntityCard>
          </EnglishMarks>
        </DraftMarks>
      )}
    </>
  );
}
