import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { COUNTRIES } from '../../domain/person/country.ts';
import { change, read } from '../call/call.ts';
import { text, unvalidated } from '../call/wire-values.ts';

// Generous limits: the field rules report what is too long.
const words = text(400);

/** Optional e-mails. */
const topics = z.object({ reminders: z.boolean(), giftNews: z.boolean() });

const details = z
  .object({
    streetAddress: words,
    zipCode: words,
    city: words,
    /** Omitted: unchanged. */
    country: z.enum(COUNTRIES).optional(),
    phone: words,
    language: z.enum(LANGUAGES),
    subscribedNewsletter: z.boolean(),
  })
  .meta({ id: 'PersonDetails' });
/** Accepted only to be refused: these are fixed at registration. */
const fixed = {
  firstName: unvalidated.optional(),
  lastName: unvalidated.optional(),
  yearOfBirth: unvalidated.optional(),
};

/** The same as a record; omitted fields are unchanged. */
export const changedDetails = details.partial().extend(fixed);

/** The account owner's details. */
export const myDetailsCalls = {
  getMyDetails: read(
    'The signed-in person’s details',
    z.object({}),
    z.object({
      /** Id of the Person__c record with these details. */
      personId: z.uuid(),
      emailAddress: z.string(),
      /** New address whose confirmation link has not been opened. */
      newEmailAddress: z.string().nullable(),
      hasPassword: z.boolean(),
      /** Printed on the card and checked at the desk, so it cannot be edited. Null without a card. */
      holder: z
        .object({ firstName: z.string(), lastName: z.string(), yearOfBirth: z.int() })
        .nullable(),
      streetAddress: z.string(),
      zipCode: z.string(),
      city: z.string(),
      country: z.string(),
      phone: z.string(),
      language: z.enum(LANGUAGES),
      subscribedNewsletter: z.boolean(),
      ...topics.shape,
    }),
  ),
  updateMyDetails: change(
    'Change one’s own details',
    details.extend(fixed),
    z.object({ isSaved: z.literal(true) }),
  ),
  updateLetterTopics: change('Choose which letters one gets', topics.partial(), topics),
  changePassword: change(
    'Change one’s own password',
    z.object({ password: text(1000) }),
    z.object({ isChanged: z.literal(true) }),
  ),
  /** The answer does not reveal whether the address is in use by another account. */
  requestEmailChange: change(
    'Ask for a change of one’s mail address',
    z.object({ emailAddress: text(200) }),
    z.object({ isAccepted: z.literal(true) }),
  ),
};

/**
 * The link proves the address, so any browser may open it. In another browser than the requesting one, all sessions
 * end.
 */
export const emailCalls = {
  confirmEmailChange: change(
    'Confirm a new mail address by the link in the mail',
    z.object({ token: text(200) }),
    z.object({ emailAddress: z.string(), isSignedIn: z.boolean() }),
  ),
  /** Unsubscribe link in an e-mail: stops e-mails of its topic only. */
  stopLetters: change(
    'Stop letters of a topic by the link in a letter',
    z.object({ token: text(1000) }),
    z.object({ isStopped: z.literal(true) }),
  ),
  /** Sent to the old address: cancels a pending change or reverts a completed one. */
  stopEmailChange: change(
    'Stop a change of mail address, from the old address',
    z.object({ token: text(200) }),
    z.object({ emailAddress: z.string(), isRestored: z.boolean() }),
  ),
};
