import { DraftMark } from './draft-marks';
import { EnglishMark } from './english-marks';

interface Props {
  id: number;
  /** Whether visitors do not get the record. */
  hidden: boolean | undefined;
}

/** What stands behind the name of a record: whether it has a draft, and the state of its English texts. */
export function RecordMarks({ id, hidden = false }: Props) {
  return (
    <span className="ms-auto flex flex-none items-center gap-1.5 empty:hidden">
      <DraftMark id={id} hidden={hidden} />
      <EnglishMark id={id} />
    </span>
  );
}
