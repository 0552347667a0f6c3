import type { HeroSectionRecord } from '@pano/api/hero-sections/hero-section.schema';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import { Badge } from '@pano/ui/badge';
import { useToast } from '@pano/ui/toast';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardCover, RecordCard } from '#kit/admin/list/entity-card.tsx';
import type { SwitchedState } from '#kit/admin/list/record-changes.ts';
import type { SortableCardProps } from '#kit/admin/list/sortable-list.tsx';
import { ToggleSwitch } from '#kit/admin/list/state-switch.tsx';

interface Props extends SortableCardProps {
  slide: HeroSectionRecord;
  activity: SwitchedState;
}

const maxSubtitle = 150;

export function HeroSectionCard({ slide, activity, ...card }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const { title, backgroundImage, ctaText, ctaLink, active } = slide;
  const subtitle = truncate(htmlToText(slide.subtitle ?? ''), maxSubtitle);
  const handleToggle = async (next: boolean) => {
    await activity.onSave(next);
    toast.success(next ? t('heroSections.activated') : t('heroSections.deactivated'));
  };
  return (
    <RecordCard
      {...card}
      muted={!active}
      media={<CardCover src={backgroundImage} className="aspect-video sm:h-36 sm:w-56 lg:w-64" />}
      switches={
        <ToggleSwitch
          {...activity}
          onSave={handleToggle}
          label={t('heroSections.activity', { title })}
          onText={t('frame.state.active')}
          offText={t('frame.state.passive')}
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
