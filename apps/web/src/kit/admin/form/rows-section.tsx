import { Button, IconButton } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Has the texts: what stands without rows, and the names of a row and of the buttons. */
  texts: 'company.hours' | 'company.specialDays' | 'company.social' | 'leadDesk.templates';
  title?: string;
  description?: string;
  rows: readonly { id: string }[];
  /** So many rows can be added. */
  max: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
}

/** A list inside the form: its rows, each with the button that takes it away, and the button that adds one. */
export function RowsSection({ texts, title, description, rows, max, onAdd, onRemove, children }: Props) {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={title} description={description}>
      {rows.length === 0 ? <p className="text-ink-3">{t(`${texts}.none`)}</p> : null}
      {rows.map(({ id }, index) => (
        <fieldset key={id} className="min-w-0 rounded-control border border-line-2 px-4 pt-1 pb-4">
          <legend className="px-1 text-sm font-[580] text-ink-2">{t(`${texts}.row`, { number: index + 1 })}</legend>
          <div className="flex items-start gap-3">
            <div className="grid min-w-0 flex-1 gap-4">{children(index)}</div>
            <IconButton danger label={t(`${texts}.remove`, { number: index + 1 })} onClick={() => onRemove(index)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="line" size="sm" disabled={rows.length >= max} onClick={onAdd}>
          <Plus aria-hidden="true" className="size-4" />
          {t(`${texts}.add`)}
        </Button>
      </div>
    </FormSection>
  );
}
