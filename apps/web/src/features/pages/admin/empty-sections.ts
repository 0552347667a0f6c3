import { type ComposedSection, composedSections, sectionsShownEmpty } from '@pano/api/addresses';
import { trpc } from '#kit/shared/trpc.ts';

type Listing = Exclude<ComposedSection, 'contact'>;

const listings = composedSections.filter((name): name is Listing => name !== 'contact');

/** What the dashboard calls the count of a section in which nothing stands. */
const countOf = (name: Listing) =>
  `empty${name.charAt(0).toUpperCase()}${name.slice(1)}` as `empty${Capitalize<Listing>}`;

/** How a section without visible records stands on the site; null where it has some or is switched off. */
export function useEmptySections(): (section: string) => 'leftOut' | 'said' | null {
  const attention = trpc.dashboard.summary.useQuery(undefined, { staleTime: 0 }).data?.attention;
  return (section) => {
    const name = listings.find((listing) => listing === section);
    if (!attention || !name || attention[countOf(name)] === 0) return null;
    return sectionsShownEmpty.some((shown) => shown === name) ? 'said' : 'leftOut';
  };
}
