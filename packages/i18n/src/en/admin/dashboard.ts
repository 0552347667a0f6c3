import type { dashboard as turkish } from '../../tr/admin/dashboard';
import type { Translation } from '../../translation';

export const dashboard: Translation<typeof turkish> = {
  title: 'Dashboard',
  lead: 'Your content at a glance',
  counts: 'Content counts',
  open: 'Open list',
  unread: '{{count}} unread',
  loadFailed: 'The dashboard could not be loaded. Check your connection and try again.',
  backup: {
    failing: 'The site could not be backed up since {{date}}.',
    never: 'The site could not be backed up yet.',
    advice: 'It is tried again in an hour. This command on the server tells why: {{command}}',
  },
  attention: {
    title: 'Needs your attention',
    nothing: 'Nothing is waiting; all is well.',
    unreadMessages_one: '{{count}} unread message',
    unreadMessages_other: '{{count}} unread messages',
    drafts_one: '{{count}} draft article',
    drafts_other: '{{count}} draft articles',
    scheduled_one: '{{count}} scheduled article',
    scheduled_other: '{{count}} scheduled articles',
    hiddenServices_one: '{{count}} hidden service',
    hiddenServices_other: '{{count}} hidden services',
    hiddenArticles_one: '{{count}} hidden article',
    hiddenArticles_other: '{{count}} hidden articles',
    hiddenProjects_one: '{{count}} hidden project',
    hiddenProjects_other: '{{count}} hidden projects',
    hiddenCategories_one: '{{count}} hidden category; its projects are not shown either',
    hiddenCategories_other: '{{count}} hidden categories; their projects are not shown either',
    projectsWithoutImages_one: '{{count}} project has no picture',
    projectsWithoutImages_other: '{{count}} projects have no picture',
  },
  messages: { title: 'Latest messages', all: 'See all', empty: 'No messages yet.', unread: 'unread' },
  quick: {
    title: 'Quick actions',
    article: 'New article',
    project: 'New project',
    slide: 'New slide',
    service: 'New service',
  },
};
