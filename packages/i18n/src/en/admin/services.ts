import type { services as turkish } from '../../tr/admin/services';
import type { Translation } from '../../translation';

export const services: Translation<typeof turkish> = {
  title: 'Services',
  new: 'New service',
  createTitle: 'Add a service',
  editTitle: 'Edit service',
  create: 'Add',
  empty: 'No services have been added yet.',
  fields: {
    title: 'Title',
    description: 'Description',
    icon: 'Icon',
    iconHint: 'A Material Symbols name; suggestions follow as you type, for example lightbulb',
    iconSuggestions: 'Suggested icons',
    iconText: 'Icon text (emoji)',
    iconTextHint: 'Shown when the icon cannot be found',
    order: 'Order',
    visible: 'Visible',
  },
  content: 'About the service',
  confirmRemove: 'Do you really want to delete this service?',
  created: 'Service created',
  updated: 'Service updated',
  removed: 'Service deleted',
  loadFailed: 'The service could not be loaded',
  saveFailed: 'The service could not be saved',
  removeFailed: 'The service could not be deleted',
  toggleFailed: 'The visibility could not be changed',
};
