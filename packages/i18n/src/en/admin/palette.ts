import type { palette as turkish } from '../../tr/admin/palette';
import type { Translation } from '../../translation';

export const palette: Translation<typeof turkish> = {
  open: 'Search and go',
  shortcut: 'Ctrl K',
  title: 'Search and go',
  placeholder: 'Search for a screen or a record',
  results: 'Results',
  close: 'Close',
  screens: 'Screens',
  actions: 'New record',
  searching: 'Searching...',
  nothing: 'No screen or record matches.',
  failed: 'The records could not be searched. Check your connection and try again.',
};
