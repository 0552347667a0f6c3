import type { ServiceRecord } from '@pano/api/services/service.schema';
import { Plate } from '@pano/ui/plate';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '../../../admin/list/entity-card';
import { RowActions } from '../../../admin/list/row-actions';
import { ToggleSwitch } from '../../../admin/list/toggle-switch';
import type { RowSelection } from '../../../admin/list/use-selection';
import { ServiceIcon } from '../site/service-icon';

interface Props {
  service: ServiceRecord;
  handles: ReactNode;
  selection: RowSelection;
  onToggle: (visible: boolean) => Promise<unknown>;
  onRemove: () => void;
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
      badge={
        <Plate>
          <span className="sr-only">{t('services.fields.order')}</span> {order}
        </Plate>
      }
      media={
        <div className="ps-4 pt-3.5 sm:ps-5">
          <ServiceIcon icon={icon} iconText={iconText} />
        </div>
      }
      actions={
        <>
          <ToggleSwitch
            checked={visible}
            onSave={onToggle}
            failed={t('services.toggleFailed')}
            label={t('services.visibility', { title })}
            onText={t('frame.state.visible')}
            offText={t('frame.state.hidden')}
          />
          <RowActions to={`/admin/services/${id}`} describedBy={headingId} onRemove={onRemove} />
        </>
      }
    >
      <p className="line-clamp-2 text-ink-2">{description}</p>
    </EntityCard>
  );
}
