import { leadMessages } from '../lead-messages';

const { callTimes, channels, lostReasons, stages } = leadMessages.lead;

/** What the columns of a lead are called in activity log and trash. */
export const leadFields = {
  name: 'Gönderen',
  email: 'E-posta',
  phone: 'Telefon',
  subject: 'Konu',
  message: 'Mesaj',
  channel: 'Geliş yolu',
  stage: 'Aşama',
  lostReason: 'Neden kaybedildi?',
  nextNote: 'Sonraki adım',
  page: 'Geldiği sayfa',
  entry: 'İlk girdiği sayfa',
  source: 'Kaynak',
  district: 'İlçe',
  callTime: 'Aranmak istediği zaman',
  suspicion: 'Spam belirtileri',
};

/** What the activity log says of a lead. */
export const loggedLeadFields = {
  stage: leadFields.stage,
  lostReason: leadFields.lostReason,
  nextAt: 'Sonraki adımın zamanı',
  quoteLira: 'Teklif tutarı (TL)',
  read: 'Okundu',
};

/** The names that stand in them. */
export const leadValues = { ...channels, ...lostReasons, ...callTimes, ...stages };

/** What the desk of the leads says wherever a lead is shown. */
export const leads = { leads: { stages, channels, lostReasons, callTimes } };
