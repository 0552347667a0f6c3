import type { ListingSection } from '@pano/api/addresses';
import { maxListed } from '@pano/api/block-kinds';
import { Field } from '@pano/ui/field';
import { Segmented } from '@pano/ui/segmented';
import { Select } from '@pano/ui/select';
import { useTranslation } from 'react-i18next';
import { PickedRecords } from './picked-records';

/** How a list is filled: with the first records of its kind, or with those that the owner picks. */
export type ListingWay = 'first' | 'picked';

interface Props {
  section: ListingSection;
  label: string;
  /** Whether records can be picked; otherwise the list has the first ones. */
  pickable: boolean;
  way: ListingWay;
  onWayChange: (way: ListingWay) => void;
  limit: number | null;
  onLimitChange: (limit: number | null) => void;
  ids: number[];
  onIdsChange: (ids: number[]) => void;
}

const counts = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, maxListed];

/** Which records a section of the home page or a block of a page lists, and how many. */
export function ListingChoice({ section, label, pickable, way, onWayChange, ...chosen }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {pickable ? (
        <Segmented
          label={label}
          value={way}
          onValueChange={onWayChange}
          options={[
            { value: 'first', text: t('homePage.ways.first') },
            { value: 'picked', text: t('homePage.ways.picked') },
          ]}
          className="justify-self-start"
        />
      ) : null}
      {way === 'picked' ? (
        <PickedRecords section={section} ids={chosen.ids} onChange={chosen.onIdsChange} />
      ) : (
        <Field label={t('homePage.count')} hint={t('homePage.countHint')}>
          {(control) => (
            <Select
              {...control}
              value={chosen.limit ?? ''}
              onChange={({ target }) => chosen.onLimitChange(target.value === '' ? null : Number(target.value))}
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
