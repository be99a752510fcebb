import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { BOUNCE_CAUSES } from '../../domain/office/bounce-cause.ts';
import { needs, read } from '../call/call.ts';

const bounce = z.object({
  /** Of the letter that bounced. */
  id: z.uuid(),
  letter: z.string(),
  /** Display name of the letter. */
  name: z.string(),
  language: z.enum(LANGUAGES),
  emailAddress: z.string(),
  cause: z.enum(BOUNCE_CAUSES),
  /** RFC 3463 status code; null when the server gave none. */
  status: z.string().nullable(),
  bouncedAt: z.number(),
  orderNumber: z.string().nullable(),
  /** Current or former owner of the address; null for a person without an account. */
  person: z.object({ id: z.uuid(), name: z.string(), emailAddress: z.string() }).nullable(),
  /** False for a letter with a secret that is no longer stored. */
  canResend: z.boolean(),
});

/** People who cannot be e-mailed about new terms because their letters bounce. At most 100. */
const unreachable = z.object({
  version: z.string(),
  inForceOn: z.iso.date(),
  people: z.array(z.object({ id: z.uuid(), name: z.string(), emailAddress: z.string() })),
  hasMore: z.boolean(),
});

/** Oldest first, at most 100. */
const bounces = z.object({
  waiting: z.array(bounce),
  /** Paid and due, but the letter is not sent. */
  unsentGifts: z.array(z.object({ orderId: z.uuid(), orderNumber: z.string(), dueAt: z.number() })),
  hasMore: z.boolean(),
  unreachable: z.array(unreachable),
});

/** Back office: bounced letters. resendLetter or endBounce removes them from the list. */
export const bounceCalls = {
  getBounces: needs(
    'mail.bounce',
    read('Mail addresses that letters do not reach', z.object({}), bounces),
  ),
};
