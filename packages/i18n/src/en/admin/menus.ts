import { settingMessages } from '../setting-messages';

const targets = {
  section: 'Section of the home page',
  article: 'Article',
  service: 'Service',
  category: 'Category',
  project: 'Project',
  page: 'Page',
};

const { sections, lists } = settingMessages.menu;
/** The log names a section `#services`, a list `services`, a record `service 12`. */
const values = {
  ...Object.fromEntries(Object.entries(sections).map(([section, name]) => [`#${section}`, name])),
  ...lists,
  ...targets,
};

/** The screen on which the owner chooses what the menus lead to. */
export const menus = {
  menus: {
    title: 'Menus',
    log: {
      menus: {
        name: 'Menus',
        object: 'the menus',
        all: 'the menus',
        ofAll: 'the menus',
        fields: { header: 'Header menu', footer: 'Footer menu' },
        values,
      },
    },
    lead: 'The links at the top and at the end of the site. Every change is saved at once.',
    loadFailed: 'The menus could not be loaded',
    saveFailed: 'It could not be saved, please try again',
    names: { header: 'Header menu', footer: 'Footer menu' },
    leads: {
      header: 'At the top of every page; on a phone behind the menu button.',
      footer: 'At the end of every page, under “Quick links”.',
    },
    targets,
    problems: {
      sectionOff: 'The section is hidden on the home page: not in the menu',
      sectionEmpty: 'The section is empty or hidden: not in the menu',
      hidden: 'The record is hidden or has no page: not in the menu',
      deleted: 'The record is deleted: not in the menu',
    },
    hiddenNow: 'Hidden at present',
    deleted: 'Deleted record',
    empty: 'This menu has no links.',
    add: 'Add a link',
    reset: 'Back to the ready-made menu',
    usual: 'The ready-made menu',
    remove: 'Remove the link {{name}}',
    editText: 'Change the text of the link {{name}}',
    search: 'Search pages, projects, articles',
    typeAddress: 'Type an address',
    addressTitle: 'Type the address',
    textTitle: 'Text of the link',
    url: 'Address',
    urlHint: 'Such as /sayfa/garanti or https://…',
    urlError: 'Type the address of the link, such as /sayfa/garanti or https://…',
    text: 'Text',
    turkish: 'Turkish text',
    textHint: 'If empty: {{text}}',
    textError: 'Type the text that the menu shows',
    english: 'English text',
    englishHint: 'Optional; shown on the English pages.',
    save: 'Save',
    legal: {
      title: 'The last line: legal pages',
      lead: 'Pages such as the privacy notice stand at the very end of the site.',
      search: 'Find a page',
      switch: '{{title}} in the last line',
    },
  },
  /** Links inside texts, buttons and menus. */
  links: {
    file: 'File',
    choose: 'Choose from the site',
    onSite: 'Pages of the site',
    list: 'List',
    searching: 'Looking for links to this record…',
    unknown: 'Whether anything links here could not be looked up.',
    incoming: {
      article_one: '{{count}} place links to this article:',
      article_other: '{{count}} places link to this article:',
      category_one: '{{count}} place links to this category:',
      category_other: '{{count}} places link to this category:',
      page_one: '{{count}} place links to this page:',
      page_other: '{{count}} places link to this page:',
      project_one: '{{count}} place links to this project:',
      project_other: '{{count}} places link to this project:',
      service_one: '{{count}} place links to this service:',
      service_other: '{{count}} places link to this service:',
      several_one: '{{count}} place links to the chosen records:',
      several_other: '{{count}} places link to the chosen records:',
    },
    more_one: 'and {{count}} more place',
    more_other: 'and {{count}} more places',
    afterwards:
      'Once the record is deleted or hidden, visitors who press these links get a “not found” page. You may change the links first.',
  },
};
