import { adminScreens } from '@pano/api/addresses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { nameNewRecord, useDraftRecord } from '#kit/admin/form/draft-link.ts';
import { useReturnPath } from '#kit/admin/form/english/english-link.tsx';
import { freshRecord, LoadedRecord, useDraftRead } from '#kit/admin/form/loaded-record.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { keywordNameId } from './keyword-columns';
import { KeywordForm } from './keyword-form';

interface Props {
  /** The keyword that is edited, null while one can be added. */
  editedId: number | null;
  onDone: () => void;
  onAdded: (id: number) => void;
}

/** The form above the list: empty for the next keyword, or filled with a draft or the one that is edited. */
export function KeywordEditor({ editedId, onDone, onAdded }: Props) {
  const utils = trpc.useUtils();
  /** The form for the next keyword: how many were before it, and what a draft that is begun in it is called. */
  const [next, setNext] = useState(() => ({ count: 0, name: nameNewRecord(), isBegun: false }));
  const navigate = useNavigate();
  const returnPath = useReturnPath(undefined);
  const draft = useDraftRecord();
  const reload = () => void utils.keywords.invalidate();
  const leave = () => {
    if (returnPath) return void navigate(returnPath);
    onDone();
    if (editedId !== null) document.getElementById(keywordNameId(editedId))?.focus();
  };
  const startNext = () => setNext(({ count }) => ({ count: count + 1, name: nameNewRecord(), isBegun: false }));
  const isOwn = draft === next.name;
  if (isOwn && !next.isBegun) setNext({ ...next, isBegun: true });
  // The draft that was begun in the form is published or thrown away once the address does not name it any more.
  if (!isOwn && next.isBegun) startNext();
  if (editedId === null) {
    return (
      <KeywordForm
        key={`${next.count} ${isOwn ? null : draft}`}
        newName={next.name}
        focus={next.count > 0}
        onSaved={({ id }) => {
          reload();
          onAdded(id);
          if (!isOwn) startNext();
          if (draft) leave();
        }}
        onDiscarded={leave}
      />
    );
  }
  return (
    <EditedKeyword
      key={editedId}
      id={editedId}
      onSaved={() => {
        reload();
        leave();
      }}
      onCancel={leave}
    />
  );
}

function EditedKeyword({ id, onSaved, onCancel }: { id: number; onSaved: () => void; onCancel: () => void }) {
  const { t } = useTranslation('admin');
  const keyword = useDraftRead('keyword', id, trpc.keywords.get.useQuery({ id }, freshRecord));
  const failed = t('keywords.failed.load', { reason: t('keywords.failed.noAnswer') });
  return (
    <LoadedRecord query={keyword} failed={failed} listPath={adminScreens.keyword.list}>
      {(record) => <KeywordForm keyword={record} focus onSaved={onSaved} onCancel={onCancel} />}
    </LoadedRecord>
  );
}
