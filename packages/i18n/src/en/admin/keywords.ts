import type { keywords as turkish } from '../../tr/admin/keywords';
import type { Translation } from '../../translation';

export const keywords: Translation<typeof turkish> = {
  title: 'SEO keywords',
  empty: 'No keywords have been added yet.',
  fields: { keyword: 'Keyword', order: 'Order', active: 'State', actions: 'Actions' },
  form: {
    createTitle: 'New keyword',
    editTitle: 'Edit keyword',
    hint: 'Suggested in the SEO fields of projects.',
    create: 'Add',
  },
  cloud: {
    title: 'Active keywords',
    empty: 'There is no active keyword.',
  },
  order: 'Order of {{keyword}}',
  orderInvalid: 'The order has to be a whole number of 0 or more',
  orderSaved: 'The order of {{keyword}} is now {{order}}',
  confirmRemove: 'Do you really want to delete this keyword?',
  created: 'Keyword added',
  updated: 'Keyword updated',
  removed: 'Keyword deleted',
  failed: {
    load: 'The keywords could not be loaded: {{reason}}',
    add: 'The keyword could not be added: {{reason}}',
    update: 'The keyword could not be updated: {{reason}}',
    remove: 'The keyword could not be deleted: {{reason}}',
    status: 'The state of the keyword could not be changed: {{reason}}',
    order: 'The order could not be changed: {{reason}}',
    noAnswer: 'The server could not be reached',
  },
};
