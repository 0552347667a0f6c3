import { type LeadEventRecord, leadStages } from '@pano/api/contact-forms/lead.schema';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { formatLira } from './quote';

/** Says in a sentence who did what with a lead. */
export function useLeadEventText(): (event: LeadEventRecord) => string {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const nameStage = (value: unknown): string => {
    const stage = leadStages.find((known) => known === value);
    return stage ? t(`leads.stages.${stage}`) : '';
  };
  return ({ kind, userName, data: { from, to, count } }) => {
    const name = userName ?? t('leadDesk.timeline.somebody');
    if (kind === 'stage') return t('leadDesk.timeline.stage', { name, from: nameStage(from), to: nameStage(to) });
    if (kind === 'assign')
      return to ? t('leadDesk.timeline.assign', { name, to }) : t('leadDesk.timeline.unassign', { name });
    if (kind === 'next') return t(to ? 'leadDesk.timeline.next' : 'leadDesk.timeline.nextCleared', { name });
    if (kind === 'photo') return t('leadDesk.timeline.photo', { count: Number(count ?? 1) });
    if (kind !== 'quote') return t(`leadDesk.timeline.${kind}`, { name });
    if (typeof to !== 'number') return t('leadDesk.timeline.quoteCleared', { name });
    return t('leadDesk.timeline.quote', {
      name,
      amount: t('leadDesk.quote.amount', { amount: formatLira(to, locale) }),
    });
  };
}
