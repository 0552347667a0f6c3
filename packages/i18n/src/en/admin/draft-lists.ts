export const draftLists = {
  title: 'Drafts',
  lead: 'What you have written and not published yet stays here; the site does not show it until you publish it. Press one to open its form.',
  empty:
    'There are no drafts. A draft is a change that you have written and not published yet; “Keep as draft” in a form puts it here.',
  emptyFiltered: 'There are no drafts of this kind.',
  kind: 'Kind of record',
  allKinds: 'All kinds of records',
  unnamed: 'Without a name',
  inEnglish: '{{name}} (English)',
  new: 'new record',
  mark: 'Draft',
  live: 'Live, with a draft',
  hidden: 'Hidden, with a draft',
  box: 'Unpublished drafts',
  all: 'All',
  discardNamed: 'Discard the draft: {{name}}',
};
