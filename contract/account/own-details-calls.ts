import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { COUNTRIES } from '../../domain/person/country.ts';
import { change, read } from '../call/call.ts';
import { text, unvalidated } from '../call/wire-values.ts';

// Long enough for anything a person types; the rules of the fields decide the rest.
const words = text(400);

/** Letters that one may do without. */
const topics = z.object({ reminders: z.boolean(), giftNews: z.boolean() });

const details = z
  .object({
    streetAddress: words,
    zipCode: words,
    city: words,
    /** Left out, it stays. */
    country: z.enum(COUNTRIES).optional(),
    phone: words,
    language: z.enum(LANGUAGES),
    subscribedNewsletter: z.boolean(),
  })
  .meta({ id: 'PersonDetails' });
/** Named here only to be refused: they are fixed at registration. */
const fixed = {
  firstName: unvalidated.optional(),
  lastName: unvalidated.optional(),
  yearOfBirth: unvalidated.optional(),
};

/** The same as a record: what is not named stays as it is. */
export const changedDetails = details.partial().extend(fixed);

/** One's own details. */
export const myDetailsCalls = {
  getMyDetails: read(
    'The signed-in person’s details',
    z.object({}),
    z.object({
      /** Of the Person__c record that these are. */
      personId: z.uuid(),
      emailAddress: z.string(),
      /** Waits for its link to be opened. */
      newEmailAddress: z.string().nullable(),
      hasPassword: z.boolean(),
      /** Printed on the card and checked at the desk: nobody changes them. Null without a card. */
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
  /** Says the same whoever else may have the address. */
  requestEmailChange: change(
    'Ask for a change of one’s mail address',
    z.object({ emailAddress: text(200) }),
    z.object({ isAccepted: z.literal(true) }),
  ),
};

/** The link in the mail is the proof: it may be opened in any browser. Elsewhere than where it was asked for, all are signed out. */
export const emailCalls = {
  confirmEmailChange: change(
    'Confirm a new mail address by the link in the mail',
    z.object({ token: text(200) }),
    z.object({ emailAddress: z.string(), isSignedIn: z.boolean() }),
  ),
  /** From the foot of a letter: letters of its topic stop, the others do not. */
  stopLetters: change(
    'Stop letters of a topic by the link in a letter',
    z.object({ token: text(1000) }),
    z.object({ isStopped: z.literal(true) }),
  ),
  /** From the old address: stops a change that was asked for and takes back one that was made. */
  stopEmailChange: change(
    'Stop a change of mail address, from the old address',
    z.object({ token: text(200) }),
    z.object({ emailAddress: z.string(), isRestored: z.boolean() }),
  ),
};
