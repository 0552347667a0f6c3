import { type FoundRecord, searchKinds } from '@pano/api/search/search.schema';
import { useTranslation } from 'react-i18next';
import { entities } from '../entities';
import { CommandGroup } from './command-group';

interface Props {
  records: readonly FoundRecord[];
  onChoose: (path: string) => void;
}

/** The found records, under the names of their lists. */
export function RecordGroups({ records, onChoose }: Props) {
  const { t } = useTranslation('admin');
  return searchKinds.map((kind) => {
    const entity = entities.find(({ search }) => search === kind);
    if (!entity) return null;
    const { icon, path, recordPath, title: heading } = entity;
    const commands = records
      .filter((record) => record.kind === kind)
      .map(({ id, title }) => ({ id: `${kind}-${id}`, path: recordPath?.({ id, title }) ?? path, text: title, icon }));
    return <CommandGroup key={kind} heading={t(heading)} commands={commands} onChoose={onChoose} />;
  });
}
