import { adminRecordPath } from '@pano/api/addresses';
import type { HeroSectionRecord } from '@pano/api/hero-sections/hero-section.schema';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import { Badge } from '@pano/ui/badge';
import { useToast } from '@pano/ui/toast';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardCover, OrderPlate, RecordCard } from '#kit/admin/list/entity-card.tsx';
import type { SortableCardProps } from '#kit/admin/list/sortable-list.tsx';
import { ActiveSwitch } from '#kit/admin/list/state-switch.tsx';

interface Props extends SortableCardProps {
  slide: HeroSectionRecord;
  onToggle: (active: boolean) => Promise<unknown>;
}

const maxSubtitle = 150;

export function HeroSectionCard({ slide, onToggle, ...card }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const { id, title, backgroundImage, ctaText, ctaLink, active, order } = slide;
  const subtitle = truncate(htmlToText(slide.subtitle ?? ''), maxSubtitle);
  const handleToggle = async (next: boolean) => {
    await onToggle(next);
    toast.success(next ? t('heroSections.activated') : t('heroSections.deactivated'));
  };
  return (
    <RecordCard
      {...card}
      id={id}
      name={title}
      muted={!active}
      badge={<OrderPlate label={t('heroSections.fields.order')} order={order} />}
      media={<CardCover src={backgroundImage} className="aspect-video sm:h-36 sm:w-56 lg:w-64" />}
      editPath={adminRecordPath('heroSection', id)}
      switches={
        <ActiveSwitch
          checked={active}
          onSave={handleToggle}
          failed={t('heroSections.toggleFailed')}
          label={t('heroSections.activity', { title })}
        />
      }
    >
      {subtitle ? <p className="text-ink-2">{subtitle}</p> : null}
      {ctaText || ctaLink ? (
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {ctaText ? (
            <Badge tone="live" wrap>
              {ctaText}
            </Badge>
          ) : null}
          {ctaLink ? (
            <span className="inline-flex min-w-0 items-center gap-1.5 break-all">
              <Link2 aria-hidden="true" className="size-4 flex-none" />
              {ctaLink}
            </span>
          ) : null}
        </p>
      ) : null}
    </RecordCard>
  );
}
