/** What a form says of its draft. */
export const draftForm = {
  keep: 'Keep as draft',
  publish: 'Publish',
  stored: 'Draft saved: {{when}}',
  failed: 'The draft was not saved, trying again',
  notStored: 'The draft was not saved. Check your connection and try again.',
  same: 'Nothing differs from what is live, so there is no draft',
  of: 'This record has changes that are not published ({{by}}). Visitors see what is live.',
  ofNew: 'This record is not published yet ({{by}}). Visitors do not see it.',
  ofEnglish: 'The English texts have changes that are not published ({{by}}).',
  discard: 'Discard the draft',
  confirm: 'Do you really want to discard the draft?',
  discarded: 'Draft discarded',
  discardFailed: 'The draft was not discarded',
  restore: 'Open as a draft',
  restored: 'The older version is a draft now',
  replaced: 'Opened as a draft it takes the place of the present draft, which goes to the trash.',
  gone: 'This draft was published or discarded elsewhere. What you have typed is still in the form, not live.',
  notRead:
    'The draft could not be read. Check your connection and try again; until then nothing is published from here.',
  discardEnglish: 'Discard the draft: English',
};
