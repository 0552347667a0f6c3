import type { aboutSection as turkish } from '../../tr/admin/about-section';
import type { Translation } from '../../translation';

export const aboutSection: Translation<typeof turkish> = {
  title: 'About',
  lead: 'The introduction on the home page. There is only one.',
  empty: 'The about section has not been created yet.',
  new: 'Create the about section',
  createTitle: 'Create the about section',
  editTitle: 'Edit the about section',
  content: 'Text',
  fields: {
    title: 'Title',
    content: 'Content',
    contentHint: 'Write at least 3 paragraphs.',
    visible: 'Visible',
  },
  badge: 'Active',
  visibility: 'Visibility of the about section',
  updatedAt: 'Last change: {{when}}',
  switchedOn: 'The about section is shown now',
  switchedOff: 'The about section is hidden now',
  created: 'About section created',
  updated: 'About section updated',
  loadFailed: 'The about section could not be loaded',
  toggleFailed: 'The state could not be changed',
  saveFailed: 'The about section could not be saved',
};
