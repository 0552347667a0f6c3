import type { ListingSection } from '@pano/api/addresses';
import { hasSwitch, type ShownRecords } from '@pano/api/settings/home-layout.schema';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { ListingChoice, type ListingWay } from './listing-choice';

interface Props {
  section: ListingSection;
  /** What people call it. */
  title: string;
  records: ShownRecords;
  save: (records: ShownRecords) => Promise<unknown>;
  onClose: () => void;
}

/** What a section lists: the first records of its list, or those that the owner picks. */
export function RecordsDialog({ section, title, records, save, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const [way, setWay] = useState<ListingWay>(records.ids.length > 0 ? 'picked' : 'first');
  const [limit, setLimit] = useState(records.limit);
  const [ids, setIds] = useState(records.ids);
  const isEmpty = way === 'picked' && ids.length === 0;
  const store = async () => {
    const shown = { limit, ids: way === 'picked' ? ids : [] };
    if (await run(() => save(shown), { failed: t('homePage.saveFailed') })) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={t('homePage.dialogLead')}
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
      <ListingChoice
        section={section}
        label={t('homePage.way')}
        pickable={hasSwitch(section)}
        way={way}
        onWayChange={setWay}
        limit={limit}
        onLimitChange={setLimit}
        ids={ids}
        onIdsChange={setIds}
      />
    </Dialog>
  );
}
