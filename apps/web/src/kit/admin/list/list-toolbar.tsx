import { Button } from '@pano/ui/button';
import { Select } from '@pano/ui/select';
import { ToolbarSearch } from '@pano/ui/toolbar-search';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnglishFilter } from './english-marks';
import type { List } from './use-list';

/** The orders that have a text. */
export type SortName = keyof typeof import('@pano/i18n/tr/admin/frame').frame.sort;

interface Props<Sort extends string> {
  list: List<Sort>;
  sorts: readonly (Sort & SortName)[] | undefined;
  filters: ReactNode;
  searchable?: boolean | undefined;
}

export function ListToolbar<Sort extends string>({ list, sorts, filters, searchable = true }: Props<Sort>) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(list.narrowed);
  const choicesId = useId();
  const foldable = searchable && Boolean(filters || sorts || list.english);
  const folded = open || !foldable ? 'contents' : 'contents max-sm:hidden';
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      {searchable ? (
        <ToolbarSearch
          value={list.search}
          onValueChange={list.setSearch}
          label={t('frame.list.search')}
          clearLabel={t('frame.list.clearSearch')}
        />
      ) : null}
      {foldable ? (
        <Button
          variant="line"
          aria-expanded={open}
          aria-controls={choicesId}
          onClick={() => setOpen(!open)}
          className="w-full sm:hidden"
        >
          <SlidersHorizontal aria-hidden="true" />
          {t('frame.list.choices')}
        </Button>
      ) : null}
      <div id={choicesId} className={folded}>
        {filters}
        {list.english ? <EnglishFilter list={list} /> : null}
        {sorts ? (
          <Select
            aria-label={t('frame.list.sort')}
            value={list.sort ?? sorts[0]}
            onChange={({ target }) => list.setSort(sorts.slice(1).find((sort) => sort === target.value))}
            className="w-full sm:w-52"
          >
            {sorts.map((sort: SortName) => (
              <option key={sort} value={sort}>
                {t(`frame.sort.${sort}`)}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
    </search>
  );
}
