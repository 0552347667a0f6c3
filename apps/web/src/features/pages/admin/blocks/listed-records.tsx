import type { ListingSection } from '@pano/api/addresses';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ListingChoice, type ListingWay } from '../home-page/listing-choice';
import type { PageControl } from './block-values';

type Props = { control: PageControl; place: number; section: ListingSection };

/** Which records a block lists: the first ones of their list, or those that the owner picks. */
export function ListedRecords({ control, place, section }: Props) {
  const { t } = useTranslation('admin');
  const limit = useController({ control, name: `blocks.${place}.limit` }).field;
  const picked = useController({ control, name: `blocks.${place}.ids` }).field;
  const ids = (Array.isArray(picked.value) ? picked.value : []).map(Number);
  const [way, setWay] = useState<ListingWay>(ids.length > 0 ? 'picked' : 'first');
  return (
    <ListingChoice
      section={section}
      label={t('pageBlocks.fields.listed')}
      pickable
      way={way}
      onWayChange={(next) => {
        setWay(next);
        if (next === 'first') picked.onChange([]);
      }}
      limit={limit.value ?? null}
      onLimitChange={limit.onChange}
      ids={ids}
      onIdsChange={picked.onChange}
    />
  );
}
