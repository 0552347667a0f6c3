import type { BrandRecord } from '@pano/api/brands/brand.schema';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderPlate } from '#kit/admin/list/order-plate.tsx';
import { RecordCard } from '#kit/admin/list/record-card.tsx';
import type { SortableCardProps } from '#kit/admin/list/sortable-list.tsx';
import { ActiveSwitch, VisibleSwitch } from '#kit/admin/list/state-switch.tsx';
import { BrandLogo } from './brand-logo';

interface Props extends SortableCardProps {
  brand: BrandRecord;
  onVisible: (visible: boolean) => Promise<unknown>;
  onActive: (active: boolean) => Promise<unknown>;
}

export function BrandCard({ brand, onVisible, onActive, ...card }: Props) {
  const { t } = useTranslation('admin');
  const { id, name, websiteUrl, order, active, visible } = brand;
  return (
    <RecordCard
      {...card}
      id={id}
      name={name}
      muted={!visible || !active}
      badge={<OrderPlate label={t('brands.fields.order')} order={order} />}
      media={
        <div className="ps-4 pt-3.5 sm:pb-3.5 sm:ps-5">
          <BrandLogo brand={brand} />
        </div>
      }
      editPath={`/admin/brands/${id}/edit`}
      switches={
        <div className="flex flex-wrap gap-x-4">
          <VisibleSwitch
            checked={visible}
            onSave={onVisible}
            failed={t('brands.toggleFailed')}
            label={t('frame.state.visibilityOf', { name })}
          />
          <ActiveSwitch
            checked={active}
            onSave={onActive}
            failed={t('brands.activeFailed')}
            label={t('frame.state.activityOf', { name })}
          />
        </div>
      }
    >
      {websiteUrl ? <Website url={websiteUrl} /> : null}
    </RecordCard>
  );
}

function Website({ url }: { url: string }) {
  const { t } = useTranslation('admin');
  const shown = url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={t('brands.website')}
      className="link inline-flex min-w-0 items-center gap-1.5 justify-self-start text-sm break-all"
    >
      {shown}
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('brands.newTab')}</span>
    </a>
  );
}
