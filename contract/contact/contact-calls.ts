import { z } from 'zod';
import { CONTACT_SUBJECTS } from '../../domain/contact/contact-message.ts';
import { change } from '../call/call.ts';
import { repairedText, text } from '../call/wire-values.ts';

/** Twice the limit, because an emoji is one character but two UTF-16 units. The form rule reports the real limit. */
const MOST_UNITS = 10_000;
export const contactText = repairedText(MOST_UNITS);

/** Messages to customer service. The answer is the same for every sender and every order number. */
export const contactCalls = {
  contactService: change(
    'Write to customer service',
    z.object({
      /** Chosen by the browser, so that a form sent twice makes one case. */
      requestKey: z.uuid(),
      subject: z.enum(CONTACT_SUBJECTS),
      message: contactText,
      orderNumber: text(40).trim().default(''),
      emailAddress: text(80).trim(),
    }),
    z.object({ validationError: z.string().nullable(), caseNumber: z.int().nullable() }),
  ),
};
