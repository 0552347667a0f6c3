import type { firstSteps as turkish } from '../../tr/admin/first-steps';
import type { Translation } from '../../translation';

export const firstSteps: Translation<typeof turkish> = {
  title: 'First steps',
  lead: 'This is left to make the site your own. The list goes away once everything is done.',
  progress: '{{done}} of {{total}} steps done',
  done: 'done',
  company: 'Enter the name and details of your company',
  logo: 'Upload your logo',
  email: 'Enter your contact e-mail; visitors see this address on the site',
  mailedEmail: 'Enter your contact e-mail; messages from the form on your site go there',
  project: 'Add your first project with its photos',
  samples: 'Remove the sample content',
  removeSamples: 'Remove sample content',
  removing: 'Removing...',
  confirm_one: 'Take {{count}} sample record off the site?',
  confirm_other: 'Take {{count}} sample records off the site?',
  consequence:
    'Only samples that you never changed are deleted. What you edited, what you added and the pages stay. Site details left from the sample company are emptied, and the sample about text is hidden.',
  removed_one: '{{count}} sample record removed',
  removed_other: '{{count}} sample records removed',
  failed: 'The sample content could not be removed completely. Please try again; what is gone stays gone.',
  hide: 'Do not show this list',
  hideFailed: 'The list could not be hidden',
  samplesElsewhere: 'The list is hidden. You can remove the sample content in the box “Quick actions”.',
  samplesLeft_one: '{{count}} sample record is left',
  samplesLeft_other: '{{count}} sample records are left',
};
