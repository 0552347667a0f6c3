import { leadMessages } from '../lead-messages';

const { callTimes, channels, lostReasons, stages } = leadMessages.lead;

/** What the columns of a lead are called in activity log and trash. */
export const leadFields = {
  name: 'From',
  email: 'E-mail',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  channel: 'How it came in',
  stage: 'Stage',
  lostReason: 'Why was it lost?',
  nextNote: 'Next step',
  page: 'Came from page',
  entry: 'First page',
  source: 'Source',
  district: 'District',
  callTime: 'When to call',
  suspicion: 'Signs of spam',
};

/** What the activity log says of a lead. */
export const loggedLeadFields = {
  stage: leadFields.stage,
  lostReason: leadFields.lostReason,
  nextAt: 'Time of the next step',
  quoteLira: 'Amount of the quote (TL)',
  read: 'Read',
};

/** The names that stand in them. */
export const leadValues = { ...channels, ...lostReasons, ...callTimes, ...stages };

/** What the desk of the leads says wherever a lead is shown. */
export const leads = { leads: { stages, channels, lostReasons, callTimes } };
