import type { ListingSection } from '@pano/api/addresses';
import { maxListed } from '@pano/api/pages/page-blocks.schema';
import { Field } from '@pano/ui/field';
import { Segmented } from '@pano/ui/segmented';
import { Select } from '@pano/ui/select';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PickedRecords } from '../home-page/picked-records';
import type { PageControl } from './block-values';

type Props = { control: PageControl; place: number; section: ListingSection };

const counts = [1, 2, 3, 4, 6, 8, 9, 12, 15, 16, 18, 20, maxListed];

/** Which records a block lists: the first ones of their list, or those that the owner picks. */
export function ListedRecords({ control, place, section }: Props) {
  const { t } = useTranslation('admin');
  const limit = useController({ control, name: `blocks.${place}.limit` }).field;
  const picked = useController({ control, name: `blocks.${place}.ids` }).field;
  const ids = (Array.isArray(picked.value) ? picked.value : []).map(Number);
  const [way, setWay] = useState<'first' | 'picked'>(ids.length > 0 ? 'picked' : 'first');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Segmented
        label={t('pageBlocks.fields.listed')}
        value={way}
        onValueChange={(next) => {
          setWay(next);
          if (next === 'first') picked.onChange([]);
        }}
        options={[
          { value: 'first', text: t('homePage.ways.first') },
          { value: 'picked', text: t('homePage.ways.picked') },
        ]}
        className="justify-self-start"
      />
      {way === 'picked' ? (
        <PickedRecords section={section} ids={ids} onChange={picked.onChange} />
      ) : (
        <Field label={t('homePage.count')} hint={t('homePage.countHint')}>
          {(control) => (
            <Select
              {...control}
              value={limit.value ?? ''}
              onChange={({ target }) => limit.onChange(target.value === '' ? null : Number(target.value))}
              className="max-w-60"
            >
              <option value="">{t('homePage.usual')}</option>
              {counts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
