import type { myDetailsCalls } from '../../contract/my-details-calls.ts';
import { helsinkiDay, yearOf } from '../../domain/base/local-date.ts';
import { cleanField } from '../../domain/person/clean-field.ts';
import { updatePassword } from '../account/account-queries.ts';
import { requireSoundField, tooBusy } from '../account/account-refusals.ts';
import { QueueFull } from '../account/bounded-queue.ts';
import { insertNewsletterConsent } from '../account/newsletter-queries.ts';
import { hashPassword } from '../account/password-hash.ts';
import { requireFreshSignIn } from '../account/recent-sign-in.ts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { requestEmailChange } from './change-email.ts';
import {
  findOwnDetails,
  updateLanguage,
  updateWaitingPlastic,
  upsertContact,
  withdrawNewsletter,
} from './own-details-queries.ts';

const FIXED = ['firstName', 'lastName', 'yearOfBirth'] as const;
const CONTACT = ['streetAddress', 'zipCode', 'city', 'phone'] as const;

export const ownDetailsAnswers: Answers<typeof myDetailsCalls, UserContext> = {
  async getMyDetails(_, { pool, clock, user }) {
    const details = await findOwnDetails(pool, user.accountId, clock.now());
    if (!details) throw new Error('a session without an account');
    return details;
  },

  async updateMyDetails({ language, subscribedNewsletter, ...input }, context) {
    const { pool, clock, user, log } = context;
    if (FIXED.some((field) => input[field] !== undefined)) {
      throw new Refusal('FIXED_FIELD', refusalText('fixedDetails', context.language), 403);
    }
    const contact = soundContact(input, context);
    const { accountId } = user;
    const now = clock.now();
    await inTransaction(pool, async (tx) => {
      await upsertContact(tx, { accountId, now, ...contact });
      if (contact.streetAddress) await updateWaitingPlastic(tx, { accountId, ...contact });
      await updateLanguage(tx, accountId, language);
      if (subscribedNewsletter) await insertNewsletterConsent(tx, { accountId, now });
      else await withdrawNewsletter(tx, accountId, now);
    });
    log.info({ event: 'details-changed', accountId }, 'details changed');
    return { isSaved: true };
  },

  async changePassword({ password }, context) {
    const { pool, clock, user, session, language, log } = context;
    requireFreshSignIn(context);
    requireSoundField('password', password, rulesOf(context));
    const passwordHash = await hashPassword(password).catch((error: unknown) => {
      throw error instanceof QueueFull ? tooBusy(language) : error;
    });
    const { accountId } = user;
    const keptSessionId = session.found?.sessionId ?? null;
    await inTransaction(pool, (tx) =>
      updatePassword(tx, { accountId, passwordHash, keptSessionId, now: clock.now() }),
    );
    log.info({ event: 'password-changed', accountId }, 'password changed');
    return { isChanged: true };
  },

  async requestEmailChange({ emailAddress }, context) {
    requireFreshSignIn(context);
    requireSoundField('emailAddress', emailAddress, rulesOf(context));
    await requestEmailChange(emailAddress, context);
    return { isAccepted: true };
  },
};

type Contact = Record<(typeof CONTACT)[number], string>;

/** Someone without a card need not say where they live; who says a part of it says all. */
function soundContact(input: Contact, context: UserContext): Contact {
  const { streetAddress, zipCode, city } = input;
  const hasAddress = [streetAddress, zipCode, city].some((value) => value.trim() !== '');
  for (const field of CONTACT) {
    if (field === 'phone' || hasAddress) requireSoundField(field, input[field], rulesOf(context));
  }
  const [street, zip, town, phone] = CONTACT.map((field) => cleanField(field, input[field]));
  return { streetAddress: street ?? '', zipCode: zip ?? '', city: town ?? '', phone: phone ?? '' };
}

function rulesOf({ clock, language }: UserContext) {
  return { language, currentYear: yearOf(helsinkiDay(clock.now())) };
}
