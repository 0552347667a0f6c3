/** What the API says about settings, menus and the company profile. */
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
    sections: {
      home: 'Home',
      categories: 'Projects',
      services: 'Services',
      articles: 'Articles',
      about: 'About',
      contact: 'Contact',
    },
    lists: {
      projects: 'All projects',
      services: 'Services',
      articles: 'Articles',
      categories: 'Project categories',
      brands: 'Brands',
      about: 'About',
      contactPage: 'Contact',
    },
  },
  company: {
    name: { required: 'Enter the company name' },
    phone: 'Please enter a valid phone number',
    email: 'Please enter a valid e-mail address',
    country: 'The country must be a code of two letters such as TR',
    untranslated: 'Choose one of the two options for content without English',
    latitude: 'The latitude must be a number from -90 to 90',
    longitude: 'The longitude must be a number from -180 to 180',
    list: 'Invalid list',
    hours: {
      days: 'Please choose at least one day',
      time: 'Please enter the time as 09:00',
      order: 'The closing time must be later than the opening time',
    },
    socialLinks: {
      name: 'Enter the name of the link',
      url: 'The link must be an address that starts with https://',
    },
  },
};
