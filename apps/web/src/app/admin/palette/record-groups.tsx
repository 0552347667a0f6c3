import { type FoundRecord, searchKinds } from '@pano/api/search/search.schema';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { menu } from '../frame/menu';
import { CommandGroup } from './command-group';
import { recordPath } from './record-path';

interface Props {
  records: readonly FoundRecord[];
  onChoose: (path: string) => void;
}

/** The found records, under the names of their lists. */
export function RecordGroups({ records, onChoose }: Props) {
  const { t } = useTranslation('admin');
  return searchKinds.map((kind) => {
    const icon = menu.flat().find(({ id }) => id === kind)?.icon ?? FileText;
    const commands = records
      .filter((record) => record.kind === kind)
      .map((record) => ({ id: `${kind}-${record.id}`, path: recordPath(record), text: record.title, icon }));
    return <CommandGroup key={kind} heading={t(`${kind}.title`)} commands={commands} onChoose={onChoose} />;
  });
}
