import type { messages as turkish } from '../tr/messages';
import type { Translation } from '../translation';

export const messages: Translation<typeof turkish> = {
  auth: {
    required: 'Authentication required',
    credentialsRequired: 'E-mail and password are required',
    invalid: 'Wrong e-mail or password',
    tooMany: 'Too many attempts. Please try again in {{minutes}} minutes.',
  },
  request: {
    notFound: 'There is nothing at this address',
    methodNotAllowed: 'This address does not accept {{method}} requests',
    malformedJson: 'The request body is not valid JSON',
    notAnObject: 'The request body must be a JSON object',
    tooLarge: 'The request is too large',
    unsupportedEncoding: 'Compressed request bodies are not accepted',
    invalid: 'Invalid request',
    failed: 'Something went wrong on the server. Please try again shortly. (Reference: {{requestId}})',
    busy: 'The server is busy. Please try again shortly.',
  },
  page: { invalid: 'limit and offset must be positive integers', invalidSort: 'Invalid sort order' },
  field: {
    text: 'This field must be text',
    tooLong: 'This field may have at most {{max}} characters',
    characters: 'This field contains characters that cannot be used',
    boolean: 'This field must be true or false',
    order: 'The order must be an integer of 0 or more',
    version: 'Invalid version number',
    id: 'Invalid record number',
    imageUrl: 'The image address must start with http://, https:// or /',
    link: 'The link must start with /, # or https://',
  },
  slug: {
    required: 'The slug is required',
    pattern: 'The slug may contain only lower-case letters, digits and hyphens',
    taken: 'This slug is already in use',
  },
  record: {
    stale: 'This record was changed elsewhere while you were editing it',
    invalidOrder: 'Invalid order data',
  },
  service: {
    title: { required: 'The title is required' },
    description: { required: 'The description is required' },
    notFound: 'Service not found',
  },
  category: {
    name: { required: 'The category name is required' },
    notFound: 'Category not found',
    hasProjects: 'This category cannot be deleted because projects belong to it',
    invalid: 'Invalid category',
  },
  article: {
    title: { required: 'The title is required' },
    content: { required: 'The content is required' },
    publishedAt: { invalid: 'Invalid publication date' },
    notFound: 'Article not found',
  },
  staticPage: {
    title: { required: 'The title is required' },
    notFound: 'Page not found',
  },
  brand: {
    name: { required: 'The brand name is required' },
    logoUrl: { required: 'The logo URL is required' },
    url: { invalid: 'Please enter a valid URL (starting with http:// or https://)' },
    notFound: 'Brand not found',
  },
  keyword: {
    keyword: { required: 'The keyword is required' },
    taken: 'This keyword already exists',
    notFound: 'Keyword not found',
  },
  project: {
    categoryId: { required: 'Choosing a category is required' },
    title: { required: 'The project title is required' },
    content: { required: 'The content is required' },
    notFound: 'Project not found',
  },
  projectImage: {
    imageUrl: { required: 'The image URL is required' },
    notFound: 'Image not found',
  },
  heroSection: {
    title: { required: 'The title is required' },
    notFound: 'Slide not found',
  },
  aboutSection: {
    title: { required: 'The title is required' },
    content: {
      required: 'The content is required (at least 3 paragraphs)',
      paragraphs: 'The content must have at least 3 paragraphs',
    },
    exists: 'The about section already exists',
    notFound: 'About section not found',
  },
  contactForm: {
    name: { required: 'The name is required' },
    email: { required: 'The e-mail is required', invalid: 'Please enter a valid e-mail address' },
    message: { required: 'The message is required' },
    tooMany: 'You have sent many messages in a short time. Please try again in {{minutes}} minutes, or call us.',
    notFound: 'Message not found',
  },
  setting: {
    home: 'Settings must be true or false',
    siteOffline: 'The field siteOffline must be true or false',
  },
  company: {
    name: { required: 'The company name is required' },
    phone: 'Please enter a valid phone number',
    email: 'Please enter a valid e-mail address',
    country: 'The country must be a code of two letters such as TR',
    latitude: 'The latitude must be a number from -90 to 90',
    longitude: 'The longitude must be a number from -180 to 180',
    list: 'Invalid list',
    hours: {
      days: 'Please choose at least one day',
      time: 'Please enter the time as 09:00',
      order: 'The closing time must be later than the opening time',
    },
    socialLinks: {
      name: 'The name of the link is required',
      url: 'The link must be an address that starts with https://',
    },
  },
};
