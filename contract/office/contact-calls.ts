import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { CONTACT_SUBJECTS } from '../../domain/contact/contact-message.ts';
import { change, needs, read } from '../call/call.ts';
import { contactText } from '../contact/contact-calls.ts';

const listed = z.object({
  id: z.uuid(),
  number: z.int(),
  subject: z.enum(CONTACT_SUBJECTS),
  openedAt: z.number(),
  endedAt: z.number().nullable(),
  emailAddress: z.string(),
  /** How it begins. */
  beginning: z.string(),
  hasAnswer: z.boolean(),
});

const contactCase = z
  .object({
    id: z.uuid(),
    number: z.int(),
    subject: z.enum(CONTACT_SUBJECTS),
    language: z.enum(LANGUAGES),
    emailAddress: z.string(),
    openedAt: z.number(),
    endedAt: z.number().nullable(),
    endedBy: z.string().nullable(),
    /** Whoever wrote while signed in, or has the address that was given. */
    person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** False: anybody may have typed the address. */
    isSignedIn: z.boolean(),
    /** As typed; empty when there is none. */
    orderNumber: z.string(),
    /** The payment of that number; null when there is none. */
    order: z
      .object({
        paymentId: z.uuid(),
        /** It was bought with the address that wrote. */
        isTheirs: z.boolean(),
      })
      .nullable(),
    messages: z.array(
      z.object({
        id: z.uuid(),
        writtenAt: z.number(),
        isAnswer: z.boolean(),
        /** Who answered. */
        writer: z.string().nullable(),
        body: z.string(),
      }),
    ),
  })
  .meta({ id: 'ContactCase' });

/** Back office: what people write to customer service, and the answers. */
export const officeContactCalls = {
  getContactCases: needs(
    'contact.answer',
    read(
      'Messages to customer service',
      z.object({}),
      /** The longest waiting first, at most a hundred; the last twenty that were seen to. */
      z.object({ waiting: z.array(listed), hasMore: z.boolean(), done: z.array(listed) }),
    ),
  ),
  getContactCase: needs(
    'contact.answer',
    read('A message to customer service with its answers', z.object({ id: z.uuid() }), contactCase),
  ),
  answerContact: needs(
    'contact.answer',
    change(
      'Answer a message',
      z.object({
        id: z.uuid(),
        /** Chosen by the browser: sent twice it is one answer. */
        answerKey: z.uuid(),
        answer: contactText,
        /** Nothing is left to be done. */
        isDone: z.boolean(),
      }),
      contactCase,
    ),
  ),
  /** Seen to without an answer, or taken up again. */
  markContact: needs(
    'contact.answer',
    change(
      'Mark a message as seen to, or take it up again',
      z.object({ id: z.uuid(), isDone: z.boolean() }),
      contactCase,
    ),
  ),
};
