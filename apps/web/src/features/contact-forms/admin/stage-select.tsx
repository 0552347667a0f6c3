import { type LeadRow, leadStages } from '@pano/api/contact-forms/lead.schema';
import { Select } from '@pano/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AskingStage, askingStages, StageDialog } from './stage-dialog';
import { useStageChange } from './use-leads';

interface Props {
  lead: Pick<LeadRow, 'id' | 'name' | 'stage' | 'nextAt' | 'quoteLira'>;
  describedBy?: string;
  className?: string;
}

/** The stage of a lead, which is changed at once or after a question. */
export function StageSelect({ lead, describedBy, className }: Props) {
  const { t } = useTranslation('admin');
  const { change, busy } = useStageChange(lead);
  const [asked, setAsked] = useState<AskingStage | null>(null);
  const choose = (value: string) => {
    const to = leadStages.find((stage) => stage === value);
    const asking = askingStages.find((stage) => stage === value);
    if (asking) setAsked(asking);
    else if (to) void change({ from: lead.stage, to });
  };
  return (
    <>
      <Select
        aria-label={t('leadDesk.changeStage')}
        aria-describedby={describedBy}
        value={lead.stage}
        disabled={busy}
        onChange={({ target }) => choose(target.value)}
        className={className}
      >
        {leadStages.map((stage) => (
          <option key={stage} value={stage}>
            {t(`leads.stages.${stage}`)}
          </option>
        ))}
      </Select>
      {asked ? <StageDialog lead={lead} to={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
