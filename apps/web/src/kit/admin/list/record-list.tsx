import { adminScreens, sluggedKinds } from '@pano/api/addresses';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar, type BulkRemoval } from './bulk-bar';
import { EntityList, type EntityListProps } from './entity-list';
import type { RecordChanges, RecordState } from './record-changes';
import { type RemovalOptions, useRemoval } from './use-removal';
import { type RowSelection, useSelection } from './use-selection';

type AdminTexts = typeof import('@pano/i18n/tr/admin/index').admin;
type ListTexts = Record<'title' | 'new' | 'empty' | 'confirmRemove' | 'removed' | 'removeFailed', string>;
/** The plurals that have these texts. */
export type PluralWith<Texts> = {
  [Plural in keyof AdminTexts]: AdminTexts[Plural] extends Texts ? Plural : never;
}[keyof AdminTexts];

/** The kinds whose records have a form. */
type KindWithForm = {
  [Kind in keyof typeof adminScreens]: (typeof adminScreens)[Kind]['create'] extends string ? Kind : never;
}[keyof typeof adminScreens];

export interface RecordListProps<Row extends { id: number }, Sort extends string>
  extends Omit<EntityListProps<Row, Sort>, 'title' | 'add' | 'empty' | 'bulk' | 'children'> {
  kind: KindWithForm;
  /** Names the texts of the list. */
  plural: PluralWith<ListTexts>;
  /** What the button for a new record adds, as the object of a sentence. */
  object: string;
  getName: (row: Row) => string;
  changes: RecordChanges;
  /** What the bar of the selection switches; a record can be taken off the site by the first, instead of being deleted. */
  states?: readonly RecordState<Row>[];
  /** What deleting a record takes besides a question. */
  removal?: Pick<RemovalOptions<Row>, 'consequence' | 'handleError'>;
  /** The same for all chosen records. */
  bulkRemoval?: (rows: readonly Row[], clearSelection: () => void) => BulkRemoval;
  children: (rows: readonly Row[], selection: RowSelection, onRemove: (row: Row) => void) => ReactNode;
}

/** The screen of a list whose records have a form: they are chosen, switched and deleted together, and deleted one by one. */
export function RecordList<Row extends { id: number }, Sort extends string>(props: RecordListProps<Row, Sort>) {
  const { kind, plural, object, getName, changes, states = [], removal, bulkRemoval, children, ...screen } = props;
  const { t } = useTranslation('admin');
  const rows = screen.query.data?.items ?? [];
  const selection = useSelection(rows);
  const pageKind = sluggedKinds.find((slugged) => slugged === kind);
  const state = states[0]?.of;
  const { confirm, dialog } = useRemoval<Row>({
    ...removal,
    remove: changes.remove,
    question: t(`${plural}.confirmRemove`),
    getName,
    getPage: pageKind && (({ id }) => ({ kind: pageKind, id })),
    removed: t(`${plural}.removed`),
    failed: t(`${plural}.removeFailed`),
    hiding: state,
  });
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <EntityList
        {...screen}
        title={t(`${plural}.title`)}
        add={{ to: adminScreens[kind].create, text: t(`${plural}.new`), object }}
        empty={t(`${plural}.empty`)}
        bulk={
          <BulkBar
            selection={selection}
            actions={states.flatMap(({ bulkActions }) => bulkActions)}
            remove={changes.bulkRemove}
            pageKind={pageKind}
            {...bulkRemoval?.(chosen, selection.clear)}
          />
        }
      >
        {(shown) => children(shown, selection, confirm)}
      </EntityList>
      {dialog}
    </>
  );
}
