import type { FoundRecord } from '@pano/api';
import { useTranslation } from 'react-i18next';
import { entities } from '../entities';
import { CommandGroup } from './command-group';

interface Props {
  records: readonly FoundRecord[];
  onChoose: (path: string) => void;
}

/** The found records under the names of their lists, in the order in which they were found. */
export function RecordGroups({ records, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const entity = entities.find(({ search }) => search === kind);
    if (!entity) return null;
    const { icon, path, recordPath, title: heading } = entity;
    const commands = records
      .filter((record) => record.kind === kind)
      .map(({ id, title }) => ({ id: `${kind}-${id}`, path: recordPath?.({ id, title }) ?? path, text: title, icon }));
    return <CommandGroup key={kind} heading={t(heading)} commands={commands} onChoose={onChoose} />;
  });
}
