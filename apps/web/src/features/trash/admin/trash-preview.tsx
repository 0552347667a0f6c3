import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { SkeletonTable } from '@pano/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '#kit/admin/form/field-labels.ts';
import { type Block, readBlocks, textOf } from '#kit/admin/history/compare-blocks.ts';
import { LoggedValue } from '#kit/admin/logged-value.tsx';
import { thumbUrl } from '#kit/admin/media/media-thumb.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';
import { type TrashEntry, useEntryName } from './trash-row';

type Field = Outputs['trash']['get']['fields'][number];
type Props = { entry: TrashEntry; busy: boolean; onRestore: () => void; onClose: () => void };

/** What is in a deleted record, to decide whether to restore it. */
export function TrashPreview({ entry, busy, onRestore, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { id, entity } = entry;
  const name = useEntryName()(entry);
  const query = trpc.trash.get.useQuery({ id }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  return (
    <Dialog
      onClose={onClose}
      title={`${t(`activity.entities.${entity}.name`)}: ${name}`}
      description={t('trash.preview.note')}
      size="md"
      fullScreenOnPhone
      footer={
        <Button size="sm" busy={busy} onClick={onRestore}>
          {t('trash.restore')}
        </Button>
      }
    >
      {query.data ? (
        <FieldList kind={entity} fields={query.data.fields} />
      ) : (
        <Pending queries={[query]} failed={t('trash.preview.failed')}>
          <SkeletonTable label={t('trash.preview.loading')} rows={4} columns={1} />
        </Pending>
      )}
    </Dialog>
  );
}

function FieldList({ kind, fields }: { kind: TrashEntry['entity']; fields: readonly Field[] }) {
  const { t } = useTranslation('admin');
  const label = useFieldNames(kind);
  if (fields.length === 0) return <p className="text-ink-2">{t('trash.preview.empty')}</p>;
  return (
    <dl className="grid gap-4">
      {fields.map((field) => (
        <div key={field.name} className="grid gap-1">
          <dt className="text-sm font-[600] text-ink-3">{label(field.name)}</dt>
          <dd className="min-w-0">
            <FieldValue kind={kind} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ kind, field }: { kind: TrashEntry['entity']; field: Field }) {
  if (field.kind === 'text') return <p className="wrap-anywhere whitespace-pre-wrap">{field.text}</p>;
  if (field.kind === 'value') {
    return (
      <p className="wrap-anywhere whitespace-pre-wrap">
        <LoggedValue entity={kind} field={field.name} value={field.value} />
      </p>
    );
  }
  if (field.kind === 'images') {
    return (
      <ul className="flex flex-wrap gap-2.5">
        {[...new Set(field.urls)].map((url) => (
          <li key={url} className="min-w-0">
            <PreviewPicture src={url} alt="" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {readBlocks(field.text)
        .map((block, place) => ({ block, key: `${place} ${block.format}` }))
        .map(({ block, key }) => (
          <TextBlock key={key} block={block} />
        ))}
    </div>
  );
}

/** A paragraph, heading or list item; what stands in the text is shown as text. */
function TextBlock({ block }: { block: Block }) {
  if (block.picture) return <PreviewPicture {...block.picture} />;
  const isHeading = /(^| )h\d/.test(block.format);
  const isItem = /(^| )li/.test(block.format);
  return (
    <p className={isHeading ? 'font-[600] wrap-anywhere' : 'wrap-anywhere whitespace-pre-wrap'}>
      {isItem ? <span aria-hidden="true">• </span> : null}
      {textOf(block)}
    </p>
  );
}

/** A picture in the trash is not served: its name stands in its place. */
function PreviewPicture({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation('admin');
  const [failed, setFailed] = useState(false);
  const name = src.split('/').at(-1) ?? src;
  if (failed) return <p className="text-sm text-ink-3 wrap-anywhere">{t('trash.preview.pictureGone', { name })}</p>;
  return (
    <img
      src={thumbUrl(src)}
      alt={alt || name}
      onError={() => setFailed(true)}
      className="on-day h-32 max-w-full min-w-24 rounded-control bg-surface-3 object-contain"
    />
  );
}
