import type { BrandRecord } from '@pano/api/brands/brand.schema';
import { Plate } from '@pano/ui/plate';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '../../../admin/list/entity-card';
import { RowActions } from '../../../admin/list/row-actions';
import { ToggleSwitch } from '../../../admin/list/toggle-switch';
import type { RowSelection } from '../../../admin/list/use-selection';
import { BrandLogo } from './brand-logo';

interface Props {
  brand: BrandRecord;
  handles: ReactNode;
  selection: RowSelection;
  onVisible: (visible: boolean) => Promise<unknown>;
  onActive: (active: boolean) => Promise<unknown>;
  onRemove: () => void;
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
      badge={
        <Plate>
          <span className="sr-only">{t('brands.fields.order')}</span> {order}
        </Plate>
      }
      media={
        <div className="ps-4 pt-3.5 sm:pb-3.5 sm:ps-5">
          <BrandLogo brand={brand} />
        </div>
      }
      actions={
        <>
          <div className="flex flex-wrap gap-x-4">
            <ToggleSwitch
              checked={visible}
              onSave={onVisible}
              failed={t('brands.toggleFailed')}
              label={t('brands.visibility', { name })}
              onText={t('frame.state.visible')}
              offText={t('frame.state.hidden')}
            />
            <ToggleSwitch
              checked={active}
              onSave={onActive}
              failed={t('brands.activeFailed')}
              label={t('brands.activity', { name })}
              onText={t('frame.state.active')}
              offText={t('frame.state.passive')}
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
