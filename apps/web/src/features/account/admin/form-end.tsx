import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';

interface Props {
  failure: string | null;
  busy: boolean;
  submitLabel: string;
  onCancel: () => void;
}

/** Below the fields of a small form: why it failed, and its buttons. */
export function FormEnd({ failure, busy, submitLabel, onCancel }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="line" size="sm" onClick={onCancel}>
          {t('frame.confirm.cancel')}
        </Button>
      </div>
    </>
  );
}
