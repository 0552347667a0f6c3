import type { Translation } from '../../i18n';
import type { googleProfile as turkish } from '../../tr/admin/google-profile';

export const googleProfile: Translation<typeof turkish> = {
  title: 'Google Business Profile',
  lead: 'Your entry on Google Maps should say the same as your site. Open your business profile at Google, compare line by line, and copy over what differs.',
  fields: {
    name: 'Business name',
    address: 'Address',
    phone: 'Phone',
    hours: 'Opening hours',
    area: 'Service area',
    website: 'Website',
  },
  websiteHint: 'The addition at its end tells visits from Google apart.',
  copy: 'Copy',
  copyNamed: 'Copy: {{field}}',
  copied: 'Copied',
  copyFailed: 'Could not be copied. You can select the text and copy it yourself.',
  empty: 'Not in the site details',
  changedMark: 'Changed',
  check: 'I have checked it',
  checked: 'The check is noted. You are reminded when a fact changes, or after 90 days.',
  checkFailed: 'The check could not be noted',
  last: 'Last check {{date}}',
  loadFailed: 'The list for the Google Business Profile could not be loaded',
  changed: '{{fields}} changed: change it in your Google profile, too.',
  old: 'You last checked your Google profile on {{date}}: see whether it still says the same.',
  open: 'Open the checklist',
};
