import type { brands as turkish } from '../../tr/admin/brands';
import type { Translation } from '../../translation';

export const brands: Translation<typeof turkish> = {
  title: 'Brands & partners',
  new: 'New brand',
  createTitle: 'Add a brand',
  editTitle: 'Edit brand',
  empty: 'No brands have been added yet.',
  fields: {
    name: 'Brand name',
    logoUrl: 'Logo URL',
    logoUrlHint: 'The address of a picture, starting with https://; you can also upload a file.',
    websiteUrl: 'Website',
    websiteUrlHint: 'Optional. The logo links to this address.',
    order: 'Order',
    active: 'Active',
    activeHint: 'Only active and visible brands appear on the home page.',
    visible: 'Visible',
  },
  content: 'About the brand',
  website: 'Website',
  newTab: '(opens in a new tab)',
  confirmRemove: 'Do you really want to delete this brand?',
  created: 'Brand created',
  updated: 'Brand updated',
  removed: 'Brand deleted',
  loadFailed: 'The brand could not be loaded',
  saveFailed: 'The brand could not be saved',
  removeFailed: 'The brand could not be deleted',
  toggleFailed: 'The visibility could not be changed',
  activeFailed: 'The state could not be changed',
};
