import type { z } from 'zod';
import type { changedDetails } from '../../contract/account/own-details-calls.ts';
import { helsinkiDay, yearOf } from '../../domain/base/local-date.ts';
import { cleanField } from '../../domain/person/clean-field.ts';
import { HOME_COUNTRY } from '../../domain/person/country.ts';
import { updateWaitingPlastic } from '../card/plastic-address-queries.ts';
import { inTransaction } from '../db/database.ts';
import type { UserContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { lockAccount } from './account-queries.ts';
import { requireValidField } from './account-refusals.ts';
import { type Contact, upsertContact } from './contact-queries.ts';
import {
  findOwnDetails,
  insertNewsletterConsent,
  type OwnDetails,
  withdrawNewsletter,
} from './own-details-queries.ts';
import { updateLanguage } from './write/change-account-queries.ts';

const FIXED = ['firstName', 'lastName', 'yearOfBirth'] as const;
const CONTACT = ['streetAddress', 'zipCode', 'city', 'phone'] as const;

type Details = z.output<typeof changedDetails>;

/** The call and the record share these rules. Omitted fields are unchanged, so that two tabs do not undo each other. */
export async function updateOwnDetails(changes: Details, context: UserContext): Promise<void> {
  const { pool, clock, user, log, settings } = context;
  if (FIXED.some((field) => changes[field] !== undefined)) {
    throw new Refusal('FIXED_FIELD', refusalText('fixedDetails', context.language), 403);
  }
  const { accountId } = user;
  const now = clock.now();
  await inTransaction(pool, async (tx) => {
    await lockAccount(tx, accountId);
    const before = await findOwnDetails(tx, accountId, now);
    if (!before) throw new Error('a session without an account');
    const { language, subscribedNewsletter, ...input } = changed(before, changes);
    const contact = validContact(input, context);
    await upsertContact(tx, { accountId, now, ...contact });
    const isPosted = settings.plasticCountries.includes(contact.country);
    // A plastic card is not posted to every country; then it goes to the address of its order.
    if (contact.streetAddress && isPosted)
      await updateWaitingPlastic(tx, { accountId, ...contact });
    await updateLanguage(tx, accountId, language);
    if (subscribedNewsletter) await insertNewsletterConsent(tx, { accountId, now });
    else await withdrawNewsletter(tx, accountId, now);
  });
  log.info({ event: 'details-changed', accountId }, 'details changed');
}

/** A key sent as undefined keeps the old value. */
function changed(before: OwnDetails, changes: Details): OwnDetails {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(named) };
}

/** The address is optional without a card, but must be complete when a part of it is given. */
function validContact(input: Contact, context: UserContext): Contact {
  const { streetAddress, zipCode, city, country } = input;
  const hasAddress = [streetAddress, zipCode, city].some((value) => value.trim() !== '');
  for (const field of CONTACT) {
    if (field === 'phone' || hasAddress)
      requireValidField(field, input[field], { ...fieldContextOf(context), country });
  }
  const [street, zip, town, phone] = CONTACT.map((field) => cleanField(field, input[field]));
  return {
    ...{ streetAddress: street ?? '', zipCode: zip ?? '', city: town ?? '', phone: phone ?? '' },
    country: hasAddress ? country : HOME_COUNTRY,
  };
}

export function fieldContextOf({ clock, language }: UserContext) {
  return { language, currentYear: yearOf(helsinkiDay(clock.now())) };
}
