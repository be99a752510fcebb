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
  /** First characters of the message. */
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
    /** The signed-in sender, or the account with the given address. */
    person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** False: anyone may have typed the address. */
    isSignedIn: z.boolean(),
    /** As typed; empty when omitted. */
    orderNumber: z.string(),
    /** The payment with that number; null: not found. */
    order: z
      .object({
        paymentId: z.uuid(),
        /** It was bought with the sender's address. */
        isTheirs: z.boolean(),
      })
      .nullable(),
    messages: z.array(
      z.object({
        id: z.uuid(),
        writtenAt: z.number(),
        isAnswer: z.boolean(),
        /** The member of staff who answered. */
        writer: z.string().nullable(),
        body: z.string(),
      }),
    ),
  })
  .meta({ id: 'ContactCase' });

/** Back office: messages to customer service, and their answers. */
export const officeContactCalls = {
  getContactCases: needs(
    'contact.answer',
    read(
      'Messages to customer service',
      z.object({}),
      /** Oldest first, at most 100; and the 20 most recently closed. */
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
        /** Chosen by the browser, so that a repeated call sends one answer. */
        answerKey: z.uuid(),
        answer: contactText,
        /** True when the case is closed. */
        isDone: z.boolean(),
      }),
      contactCase,
    ),
  ),
  /** Closes a case without an answer, or reopens it. */
  markContact: needs(
    'contact.answer',
    change(
      'Mark a message as seen to, or take it up again',
      z.object({ id: z.uuid(), isDone: z.boolean() }),
      contactCase,
    ),
  ),
};
