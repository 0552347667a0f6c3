import type { ServiceRecord } from '@pano/api/services/service.schema';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '../../../admin/list/entity-card';
import { OrderPlate } from '../../../admin/list/order-plate';
import { RowActions } from '../../../admin/list/row-actions';
import type { SortableCardProps } from '../../../admin/list/sortable-list';
import { VisibleSwitch } from '../../../admin/list/state-switch';
import { ServiceIcon } from '../site/service-icon';

interface Props extends SortableCardProps {
  service: ServiceRecord;
  onToggle: (visible: boolean) => Promise<unknown>;
}

export function ServiceCard({ service, handles, selection, onToggle, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const { id, title, description, icon, iconText, visible, order } = service;
  return (
    <EntityCard
      id={id}
      name={title}
      headingId={headingId}
      selection={selection}
      muted={!visible}
      strip={handles}
      badge={<OrderPlate label={t('services.fields.order')} order={order} />}
      media={
        <div className="ps-4 pt-3.5 sm:ps-5">
          <ServiceIcon icon={icon} iconText={iconText} />
        </div>
      }
      actions={
        <>
          <VisibleSwitch
            checked={visible}
            onSave={onToggle}
            failed={t('services.toggleFailed')}
            label={t('services.visibility', { title })}
          />
          <RowActions to={`/admin/services/${id}`} describedBy={headingId} onRemove={onRemove} />
        </>
      }
    >
      <p className="line-clamp-2 text-ink-2">{description}</p>
    </EntityCard>
  );
}
