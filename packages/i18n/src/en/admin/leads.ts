import { leadMessages } from '../lead-messages';

const { channels, stages } = leadMessages.lead;

const lostReasons = {
  price: 'Price',
  time: 'Timing',
  noAnswer: 'No answer',
  outOfArea: 'Outside our area',
  notOurWork: 'Not our work',
  duplicate: 'Duplicate',
  other: 'Other',
};

const callTimes = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  saturday: 'Saturday',
};

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
