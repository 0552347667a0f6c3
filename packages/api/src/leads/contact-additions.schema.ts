import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { optionalLine } from './contact-form.schema';
import { callTimes } from './lead.schema';

const ticketField = z.string({ error: message('contactForm.ticket') }).max(500, {
  error: message('contactForm.ticket'),
});

export const ticketHeader = z.object({ 'contact-ticket': ticketField });

/** What a visitor says after sending a message. What is left out stays as it is. */
export const contactDetails = z.object({
  ticket: ticketField,
  callTime: z
    .enum(callTimes, { error: message('contactForm.callTime') })
    .nullable()
    .optional(),
  district: optionalLine(100).optional(),
});
export type ContactDetails = z.output<typeof contactDetails>;
