import { adminRecordPath } from '@pano/api/addresses';
import type { ServiceListItem } from '@pano/api/services/service.schema';
import { useTranslation } from 'react-i18next';
import { OrderPlate, RecordCard } from '#kit/admin/list/entity-card.tsx';
import type { SortableCardProps } from '#kit/admin/list/sortable-list.tsx';
import { VisibleSwitch } from '#kit/admin/list/state-switch.tsx';
import { ServiceIcon } from '#kit/site/service-icon.tsx';

interface Props extends SortableCardProps {
  service: ServiceListItem;
  onToggle: (visible: boolean) => Promise<unknown>;
}

export function ServiceCard({ service, onToggle, ...card }: Props) {
  const { t } = useTranslation('admin');
  const { id, title, description, icon, iconText, visible, order } = service;
  return (
    <RecordCard
      {...card}
      id={id}
      name={title}
      muted={!visible}
      badge={<OrderPlate label={t('services.fields.order')} order={order} />}
      media={
        <div className="ps-4 pt-3.5 sm:ps-5">
          <ServiceIcon icon={icon} iconText={iconText} />
        </div>
      }
      editPath={adminRecordPath('service', id)}
      switches={
        <VisibleSwitch
          checked={visible}
          onSave={onToggle}
          failed={t('services.toggleFailed')}
          label={t('frame.state.visibilityOf', { name: title })}
        />
      }
    >
      <p className="line-clamp-2 text-ink-2">{description}</p>
    </RecordCard>
  );
}
