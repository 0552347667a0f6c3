export type PageSlot = number | 'gap';

/** The slots of a pagination: the first, the last and the current page with its neighbours, and gaps between them. */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  // A gap that hides one page is no shorter than the page.
  if (page === 4) shown.add(2);
  if (page === pageCount - 3) shown.add(pageCount - 1);
  const pages = [...shown].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((number, index): PageSlot[] => {
    const previous = pages[index - 1];
    return previous !== undefined && number - previous > 1 ? ['gap', number] : [number];
  });
}
