import { z } from 'zod';
import { CONTACT_SUBJECTS } from '../../domain/contact/contact-message.ts';
import { change } from '../call/call.ts';
import { repairedText, text } from '../call/wire-values.ts';

/** Twice the limit: an emoji is one character and two units. The rule says in words what is too long. */
const MOST_UNITS = 10_000;
export const contactText = repairedText(MOST_UNITS);

/** Writing to customer service. The answer is the same whoever writes and whatever order is named. */
export const contactCalls = {
  contactService: change(
    'Write to customer service',
    z.object({
      /** Chosen by the browser: the same form sent twice is one case. */
      requestKey: z.uuid(),
      subject: z.enum(CONTACT_SUBJECTS),
      message: contactText,
      orderNumber: text(40).trim().default(''),
      emailAddress: text(80).trim(),
    }),
    z.object({ validationError: z.string().nullable(), caseNumber: z.int().nullable() }),
  ),
};
