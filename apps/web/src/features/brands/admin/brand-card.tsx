import type { BrandRecord } from '@pano/api/brands/brand.schema';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '../../../admin/list/entity-card';
import { OrderPlate } from '../../../admin/list/order-plate';
import { RowActions } from '../../../admin/list/row-actions';
import type { SortableCardProps } from '../../../admin/list/sortable-list';
import { ActiveSwitch, VisibleSwitch } from '../../../admin/list/state-switch';
import { BrandLogo } from './brand-logo';

interface Props extends SortableCardProps {
  brand: BrandRecord;
  onVisible: (visible: boolean) => Promise<unknown>;
  onActive: (active: boolean) => Promise<unknown>;
}

export function BrandCard({ brand, handles, selection, onVisible, onActive, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const { id, name, websiteUrl, order, active, visible } = brand;
  return (
    <EntityCard
      id={id}
      name={name}
      headingId={headingId}
      selection={selection}
      muted={!visible || !active}
      strip={handles}
      badge={<OrderPlate label={t('brands.fields.order')} order={order} />}
      media={
        <div className="ps-4 pt-3.5 sm:pb-3.5 sm:ps-5">
          <BrandLogo brand={brand} />
        </div>
      }
      actions={
        <>
          <div className="flex flex-wrap gap-x-4">
            <VisibleSwitch
              checked={visible}
              onSave={onVisible}
              failed={t('brands.toggleFailed')}
              label={t('brands.visibility', { name })}
            />
            <ActiveSwitch
              checked={active}
              onSave={onActive}
              failed={t('brands.activeFailed')}
              label={t('brands.activity', { name })}
            />
          </div>
          <RowActions to={`/admin/brands/${id}/edit`} describedBy={headingId} onRemove={onRemove} />
        </>
      }
    >
      {websiteUrl ? <Website url={websiteUrl} /> : null}
    </EntityCard>
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
