/** What the API says about settings and menus. */
export const settingMessages = {
  setting: {
    home: 'Settings must be true or false',
    homeLayout: 'The composition of the home page is not valid: reload the page and try again',
    siteOffline: 'The field siteOffline must be true or false',
  },
  menu: {
    invalid: 'The menu is not valid: reload the page and try again',
    full: 'This menu can have {{max}} links at most: remove one first',
    url: 'Type the address of the link, such as /sayfa/garanti or https://…',
    label: 'Type the text that the menu shows',
    lists: { categories: 'Project categories', services: 'Services', brands: 'Brands', articles: 'Articles' },
  },
};
