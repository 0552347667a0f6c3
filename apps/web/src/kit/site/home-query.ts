import type { ListingSection } from '@pano/api/addresses';
import { trpc, type Utils } from '../shared/trpc';

type Home = ReturnType<Utils['settings']['home']['getData']>;

/** What a section of the home page lists: the records that the owner has picked, or as many of the first as he wants. */
function chooseRecords(home: Home, section: ListingSection, usual: { limit: number }) {
  const chosen = home?.layout?.records[section];
  if (!chosen) return usual;
  const { limit, ids } = chosen;
  return ids.length > 0 ? { limit: ids.length, ids } : { limit: limit ?? usual.limit };
}

/** For loaders, after that of the home page has read how it is composed. */
export const homeQuery = (utils: Utils, section: ListingSection, usual: { limit: number }) =>
  chooseRecords(utils.settings.home.getData(), section, usual);

/** The same for the section itself, so that both use one entry of the query cache. */
export const useHomeQuery = (section: ListingSection, usual: { limit: number }) =>
  chooseRecords(trpc.settings.home.useQuery().data, section, usual);
