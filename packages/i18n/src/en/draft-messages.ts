/** Messages about drafts, what is scheduled for a record, and links to drafts with the pages behind them. */
export const draftMessages = {
  draft: {
    notFound: 'This draft was not found; it may have been published or discarded meanwhile',
    stale: 'This draft was changed elsewhere while you were editing it',
    unknownField: 'This record has no field named “{{field}}”',
    tooMany: '{{max}} new records wait in drafts, and no more can be kept. Publish or discard one of them first.',
    turkishFirst: 'This record is not published yet: publish its Turkish first',
  },
  assistant: {
    otherToken: 'This address takes the token of an assistant only',
    tooMany: 'The assistant sends requests too often. Please try again in a minute.',
    tooManyPictures: 'The assistant has uploaded too many pictures. Please try again in {{minutes}} minutes.',
    tooManyDrafts:
      '{{max}} new records that assistants wrote wait to be published. First publish or discard one in the back office.',
    unknownTool: 'There is no tool named “{{name}}”',
    stateField: 'An assistant cannot change this field: a person decides whether, where and when the record is shown',
    personsDraft: 'A person has written the draft of this record; an assistant cannot change it',
    emptied:
      'Nothing would be left in the draft that differs from what is live; it can be discarded in the back office',
    notShared: 'An assistant makes links only to drafts that an assistant wrote',
    altRequired: 'Say in both languages what the picture shows',
  },
  preview: {
    untitled: 'Untitled',
    busy: 'The preview is busy, please try again',
    replaced: 'A newer preview was asked for in place of this one',
    incomplete: 'Some fields are missing or wrong, so there is no preview',
    noSite: 'A preview can only be shown while the site is running',
  },
  schedule: {
    notFound: 'Nothing is scheduled here; it may have been done or cancelled meanwhile',
    instant: 'The date and time are not valid',
    past: 'A time in the past cannot be chosen',
    order: 'The record has to go off the site after it is published',
    noDraft: 'There is no draft to publish: keep the changes in a draft first',
    noSwitch: 'This record cannot be hidden, so its end on the site cannot be scheduled',
    tokenGone: 'The API token that planned it is revoked or expired',
    notLive: 'What is not on the site cannot be scheduled to go off it: choose when it is published first',
  },
  previewLink: {
    notFound: 'This preview link is not valid any more; it may have been ended or have expired',
    days: 'A link can be valid for 1, 3 or 7 days',
    tooMany: 'The preview was opened too often. Please try again in a minute.',
    banner: 'This is a preview. The page is not published yet.',
    until: 'The link is valid until {{when}}.',
    ended: 'This preview is no longer valid.',
    endedHint: 'It may have expired or been ended. Ask whoever sent you the link for a new one.',
    unfinished: 'This preview cannot be shown at present.',
    unfinishedHint: 'The draft is not complete yet. Ask whoever sent you the link, or try again later.',
    home: 'Visit our site',
  },
};
