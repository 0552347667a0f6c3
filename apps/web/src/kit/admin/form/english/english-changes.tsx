import { Dialog } from '@pano/ui/dialog';
import { SkeletonTable } from '@pano/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { compareVersions, FieldChanges } from '../../history/field-changes';
import { Pending } from '../../pending';
import type { EnglishKind } from './english-context';

export interface ChangesProps {
  kind: EnglishKind;
  id: number;
  name: string;
  label: string;
  /** The Turkish version that the English text still says. */
  number: number;
  readTurkish: () => string;
  onClose: () => void;
}

/** How a Turkish text differs from the one that was translated. */
export function EnglishChanges({ kind, id, name, label, number, readTurkish, onClose }: ChangesProps) {
  const { t } = useTranslation('admin');
  // 0 stands for a version that is not known, such as that of imported texts.
  const known = number > 0;
  const old = trpc.revisions.get.useQuery({ entity: kind, id, number }, { enabled: known, staleTime: 0 });
  return (
    <Dialog onClose={onClose} size="lg" fullScreenOnPhone title={`${t('english.changes')} (${label})`}>
      {known ? body() : <p>{t('english.unknownVersion')}</p>}
    </Dialog>
  );

  function body() {
    if (old.error || !old.data) {
      return (
        <Pending queries={[old]} failed={t('frame.history.loadFailed')}>
          <SkeletonTable label={t('frame.history.loading')} rows={3} columns={2} />
        </Pending>
      );
    }
    const only = { [name]: old.data.kinds[name] ?? 'text' };
    const before = { ...old.data, kinds: only };
    const after = { ...before, values: { ...before.values, [name]: readTurkish() } };
    return (
      <FieldChanges
        fields={compareVersions(before, after, (_, value) => (typeof value === 'string' ? value : ''))}
        names={[t('english.whenTranslated'), t('english.now')]}
        label={() => label}
        onlyChanged
      />
    );
  }
}
