import { Button, IconButton } from '@pano/ui/button';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '#kit/admin/list/entity-card.tsx';
import { BlockFields } from './block-fields';
import { firstWords, type PageFormOf } from './block-values';

interface Props {
  form: PageFormOf;
  /** Its place among the blocks, from 0. */
  place: number;
  /** The buttons that move it. */
  strip: ReactNode;
  open: boolean;
  onToggle: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** A block as a row with its kind and its first words; open, its fields stand below. */
export function BlockRow({ form, place, strip, open, onToggle, onDuplicate, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const block = useWatch({ control: form.control, name: `blocks.${place}` });
  if (!block) return null;
  const words = firstWords(block);
  return (
    <div data-form-field={`blocks.${block.id}`} data-folded={open ? undefined : ''}>
      <EntityCard
        id={0}
        name={t(`pageBlocks.kinds.${block.kind}`)}
        headingId={headingId}
        strip={strip}
        actions={
          <div className="flex items-center">
            <Button variant="line" size="sm" aria-expanded={open} aria-describedby={headingId} onClick={onToggle}>
              <ChevronDown aria-hidden="true" className={open ? 'rotate-180' : undefined} />
              {t(open ? 'pageBlocks.close' : 'pageBlocks.edit')}
            </Button>
            <IconButton label={t('pageBlocks.duplicate')} aria-describedby={headingId} onClick={onDuplicate}>
              <Copy aria-hidden="true" />
            </IconButton>
            <IconButton danger label={t('pageBlocks.remove')} aria-describedby={headingId} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        }
      >
        {words ? <p className="line-clamp-2 text-sm wrap-anywhere text-ink-3">{words}</p> : null}
      </EntityCard>
      {open ? (
        <div className="mx-1 grid gap-5 rounded-b-card border border-t-0 border-line-2 bg-surface-2 p-4 sm:mx-3 sm:p-5">
          <BlockFields form={form} place={place} kind={block.kind} />
        </div>
      ) : null}
    </div>
  );
}
