import type { HeroSectionRecord } from '@pano/api/hero-sections/hero-section.schema';
import { htmlToText, truncate } from '@pano/i18n/text/html-text';
import { Badge } from '@pano/ui/badge';
import { useToast } from '@pano/ui/toast';
import { Link2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '../../../admin/list/entity-card';
import { OrderPlate } from '../../../admin/list/order-plate';
import { RowActions } from '../../../admin/list/row-actions';
import type { SortableCardProps } from '../../../admin/list/sortable-list';
import { ActiveSwitch } from '../../../admin/list/state-switch';
import { thumbUrl } from '../../../admin/thumb-url';
import { SiteImage } from '../../../components/site-image';

interface Props extends SortableCardProps {
  slide: HeroSectionRecord;
  onToggle: (active: boolean) => Promise<unknown>;
}

const maxSubtitle = 150;

export function HeroSectionCard({ slide, handles, selection, onToggle, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const headingId = useId();
  const { id, title, backgroundImage, ctaText, ctaLink, active, order } = slide;
  const subtitle = truncate(htmlToText(slide.subtitle ?? ''), maxSubtitle);
  const handleToggle = async (next: boolean) => {
    await onToggle(next);
    toast.success(next ? t('heroSections.activated') : t('heroSections.deactivated'));
  };
  return (
    <EntityCard
      id={id}
      name={title}
      headingId={headingId}
      selection={selection}
      muted={!active}
      strip={handles}
      badge={<OrderPlate label={t('heroSections.fields.order')} order={order} />}
      media={
        <SiteImage
          src={thumbUrl(backgroundImage)}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-video w-full bg-surface-3 object-cover sm:aspect-auto sm:h-36 sm:w-56 sm:self-stretch lg:w-64"
        />
      }
      actions={
        <>
          <ActiveSwitch
            checked={active}
            onSave={handleToggle}
            failed={t('heroSections.toggleFailed')}
            label={t('heroSections.activity', { title })}
          />
          <RowActions to={`/admin/hero-sections/${id}/edit`} describedBy={headingId} onRemove={onRemove} />
        </>
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
    </EntityCard>
  );
}
