import type { ListingSection } from '@pano/api/addresses';
import { hasSwitch, type ShownRecords } from '@pano/api/settings/home-layout.schema';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Field } from '@pano/ui/field';
import { Segmented } from '@pano/ui/segmented';
import { Select } from '@pano/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { PickedRecords } from './picked-records';

interface Props {
  section: ListingSection;
  /** What people call it. */
  title: string;
  records: ShownRecords;
  save: (records: ShownRecords) => Promise<unknown>;
  onClose: () => void;
}

const counts = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24];

/** What a section lists: the first records of its list, or those that the owner picks. */
export function RecordsDialog({ section, title, records, save, onClose }: Props) {
  const { t } = useTranslation('admin');
  const failure = useFailureToast();
  const [way, setWay] = useState<'first' | 'picked'>(records.ids.length > 0 ? 'picked' : 'first');
  const [limit, setLimit] = useState(records.limit);
  const [ids, setIds] = useState(records.ids);
  const [busy, setBusy] = useState(false);
  const isEmpty = way === 'picked' && ids.length === 0;
  const store = async () => {
    setBusy(true);
    try {
      await save({ limit, ids: way === 'picked' ? ids : [] });
      onClose();
    } catch (error) {
      failure(error, t('homePage.saveFailed'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t('homePage.dialogLead')}
      closeLabel={t('frame.confirm.close')}
      size="md"
      fullScreenOnPhone
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {t('frame.confirm.cancel')}
          </Button>
          <Button busy={busy} disabled={isEmpty} onClick={() => void store()}>
            {t('homePage.save')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {hasSwitch(section) ? (
          <Segmented
            label={t('homePage.way')}
            value={way}
            onValueChange={setWay}
            options={[
              { value: 'first', text: t('homePage.ways.first') },
              { value: 'picked', text: t('homePage.ways.picked') },
            ]}
            className="justify-self-start"
          />
        ) : null}
        {way === 'first' ? (
          <Field label={t('homePage.count')} hint={t('homePage.countHint')}>
            {(control) => (
              <Select
                {...control}
                value={limit ?? ''}
                onChange={({ target }) => setLimit(target.value === '' ? null : Number(target.value))}
                className="max-w-60"
              >
                <option value="">{t('homePage.usual')}</option>
                {counts.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <PickedRecords section={section} ids={ids} onChange={setIds} />
        )}
      </div>
    </Dialog>
  );
}
