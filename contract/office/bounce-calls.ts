import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { BOUNCE_CAUSES } from '../../domain/office/bounce-cause.ts';
import { needs, read } from '../call/call.ts';

const bounce = z.object({
  /** Of the letter that came back. */
  id: z.uuid(),
  letter: z.string(),
  /** What people call the letter. */
  name: z.string(),
  language: z.enum(LANGUAGES),
  emailAddress: z.string(),
  cause: z.enum(BOUNCE_CAUSES),
  /** Of RFC 3463; null when the server gave none. */
  status: z.string().nullable(),
  bouncedAt: z.number(),
  orderNumber: z.string().nullable(),
  /** Whose address it is or was; null for somebody without an account. */
  person: z.object({ id: z.uuid(), name: z.string(), emailAddress: z.string() }).nullable(),
  /** False for a letter whose words held a secret that is gone. */
  canResend: z.boolean(),
});

/** Whom we cannot tell of coming terms by mail, since letters to them come back. At most a hundred. */
const unreachable = z.object({
  version: z.string(),
  inForceOn: z.iso.date(),
  people: z.array(z.object({ id: z.uuid(), name: z.string(), emailAddress: z.string() })),
  hasMore: z.boolean(),
});

/** The longest waiting first, at most a hundred. */
const bounces = z.object({
  waiting: z.array(bounce),
  /** Paid and due, but their letter has not left. */
  unsentGifts: z.array(z.object({ orderId: z.uuid(), orderNumber: z.string(), dueAt: z.number() })),
  hasMore: z.boolean(),
  unreachable: z.array(unreachable),
});

/** Back office: letters that did not reach their reader. They leave the list by resendLetter or endBounce. */
export const bounceCalls = {
  getBounces: needs(
    'mail.bounce',
    read('Mail addresses that letters do not reach', z.object({}), bounces),
  ),
};
