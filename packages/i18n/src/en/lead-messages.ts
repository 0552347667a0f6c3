/** Messages about what visitors write and ask for. */
export const leadMessages = {
  contactForm: {
    phone: {
      uncallable:
        'This number cannot be called. Write it with its area code, such as 0532 123 45 67, or begin a foreign one with +. You may also leave it empty.',
    },
    name: { required: 'Enter your name' },
    email: { required: 'Enter your e-mail address', invalid: 'Please enter a valid e-mail address' },
    message: { required: 'Enter your message' },
    tooMany: 'You have sent many messages in a short time. Please try again in {{minutes}} minutes, or call us.',
    notFound: 'Message not found',
    format: 'The file format must be csv or xlsx',
    export: {
      file: 'contact-forms',
      sheet: 'Contact forms',
      id: 'No.',
      createdAt: 'Date',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      subject: 'Subject',
      message: 'Message',
      state: 'State',
      read: 'Read',
      unread: 'Unread',
    },
  },
  lead: {
    notFound: 'Lead not found; it may have been deleted.',
    stage: 'An unknown stage was chosen',
    channel: 'Choose from the list how the lead came in',
    lostReason: { required: 'Choose why it was lost', invalid: 'Choose the reason from the list' },
    instant: 'Choose day and time',
    quote: 'The amount must be a whole number from 0 to 2,000,000,000 lira',
    contact: { required: 'A phone number or an e-mail is required' },
    assignee: 'This person cannot be chosen',
    assigneeFilter: 'Choose the person from the list',
    due: 'Only the leads of today can be filtered',
    note: 'Write the note',
    reply: 'Choose how it was answered',
  },
};
