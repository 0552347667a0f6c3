import type { Translation } from '../i18n';
import type { afterSending as turkish } from '../tr/after-sending';

export const callTimes = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', saturday: 'Saturday' };

export const afterSending: Translation<typeof turkish> = {
  title: 'For a faster price (optional)',
  photosHint:
    'A photo of your board or fuses, 4 at most. Please take care that no person, number plate or identity card is in it.',
  addPhoto: 'Add a photo',
  sending: 'Sending…',
  photoAdded: 'Photo added',
  photoFailed: 'Your message has reached us; this photo could not be sent.',
  retry: 'Try again',
  callTime: 'When shall we call?',
  callTimes,
  district: 'Your district',
  detailsFailed: 'Your message has reached us; this could not be sent.',
  allSent: 'Thank you, everything has arrived.',
  whatsapp: 'Go on in WhatsApp',
  whatsappText: 'My message #{{id}}',
};
