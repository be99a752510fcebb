import { accountAddress } from '../../../domain/account/email-address.ts';
import { activationState } from '../../../domain/activation/activation-state.ts';
import type { Language } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { Buyer } from '../../../domain/order/purchase-form.ts';
import { HOME_COUNTRY } from '../../../domain/person/country.ts';
import { lockAccount } from '../../account/account-queries.ts';
import { type Contact, insertContact, upsertContact } from '../../account/contact-queries.ts';
import { orderLanguage } from '../../account/letter-language.ts';
import { insertNewsletterConsent } from '../../account/own-details-queries.ts';
import { hashOf, newToken } from '../../account/secret-token.ts';
import { updatePassword } from '../../account/write/access-queries.ts';
import { updateBuyer } from '../../account/write/change-account-queries.ts';
import {
  openConfirmedAccount,
  upsertConfirmedAccount,
} from '../../account/write/open-account-queries.ts';
import { updateCardHolder } from '../../card/card-queries.ts';
import { insertPlasticOrder } from '../../card/plastic-order-queries.ts';
import { addLedgerEntry } from '../../card/write-ledger.ts';
import type { Transaction } from '../../db/database.ts';
import { insertAcceptance } from '../../document/acceptance-queries.ts';
import { findHeldCard } from '../../order/purchase-queries.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { RefusalText } from '../../platform/refusal-text.ts';
import { insertRedemption, lockClaim, type PresentedCode } from '../activation-queries.ts';
import { STATE_TEXTS } from '../check-activation.ts';
import { isMailedAddress, lockAccountOfAddress } from '../gift-proof-queries.ts';
import { LINK_SECONDS, queueConfirmation } from '../registration/confirmation-letter.ts';
import { findCustomerNumber } from '../registration/confirmation-queries.ts';
import { joinAccount } from './join-account.ts';
import { insertConfirmation } from './waiting-queries.ts';
import { waitsForPayment } from './waits-for-payment.ts';

type Taking = PresentedCode & {
  /** Of the gift letter whose link was followed in this browser. */
  marker: string | null;
  buyer: Buyer;
  siteLanguage: Language;
  passwordHash: string;
  /** The terms accepted in the form. */
  conditionsVersion: string;
  subscribedNewsletter: boolean;
  plasticCardOptOut: boolean;
};
type Taken =
  | { taken: true; mark: string; openedAccountId: string | null }
  | { taken: false; reason: RefusalText };

/** Runs under the card's lock: of many with the same code, one gets the card. */
export async function claimCard(
  tx: Transaction,
  taking: Taking,
  context: GuestContext,
): Promise<Taken> {
  const { clock, user } = context;
  const { cardId, buyer, plasticCardOptOut } = taking;
  const now = clock.now();
  const emailAddress = accountAddress(buyer.emailAddress);
  if (user) await lockAccount(tx, user.accountId);
  else if (taking.marker) await lockAccountOfAddress(tx, emailAddress);
  const state = activationState(await lockClaim(tx, taking));
  if (state !== 'ready') return { taken: false, reason: STATE_TEXTS[state] };
  const accountId = user?.accountId ?? null;
  if (accountId && (await findHeldCard(tx, accountId))) {
    return { taken: false, reason: 'registrationHeld' };
  }

  const { firstName, lastName } = buyer;
  const holder = { firstName, lastName, yearOfBirth: Number(buyer.yearOfBirth) };
  const cause = `registration:${cardId}`;
  await updateCardHolder(tx, { cardId, accountId, holder, registeredAt: now });
  await insertRedemption(tx, { cardId, accountId, mergedIntoCardId: null, now });
  await addLedgerEntry(tx, cardId, { kind: 'registered', cause, occurredOn: helsinkiDay(now) });
  if (!plasticCardOptOut) await insertPlasticOrder(tx, { cardId, cause, recipient: buyer, now });
  const mark = newToken();
  if (accountId) {
    await settleAccount(tx, accountId, taking, context);
    return { taken: true, mark, openedAccountId: null };
  }
  const isProven = await isMailedAddress(tx, { ...taking, emailAddress, now });
  const claimed = isProven ? await claimWithoutConfirmation(tx, taking, context) : null;
  if (!claimed) await requestConfirmation(tx, taking, mark, context);
  return { taken: true, mark, openedAccountId: claimed?.openedAccountId ?? null };
}

async function settleAccount(
  tx: Transaction,
  accountId: string,
  taking: Taking,
  context: GuestContext,
): Promise<void> {
  const { clock, settings, session } = context;
  const { buyer, siteLanguage, passwordHash, cardId, plasticCardOptOut } = taking;
  const { firstName, lastName } = buyer;
  const language = orderLanguage(context, siteLanguage);
  await updateBuyer(tx, {
    ...{ accountId, firstName, lastName, language, passwordHash, renames: true },
    keptSessionId: session.found?.sessionId ?? null,
  });
  await keepConsents(tx, accountId, taking, clock.now());
  await upsertContact(tx, { ...contactOf(buyer), accountId, now: clock.now() });
  await queueConfirmation(
    tx,
    {
      ...letterOf({ buyer, language, cardId, plasticCardOptOut }),
      token: null,
      customerNumber: await findCustomerNumber(tx, cardId),
    },
    { settings },
  );
}

/**
 * The gift link has proved the address. Letters get passed on, so an existing account gets the card and nothing else:
 * no sign-in, password or consent; a new account is signed in. Null: an unpaid instalment blocks the card, which a
 * separate letter explains.
 */
async function claimWithoutConfirmation(
  tx: Transaction,
  taking: Taking,
  context: GuestContext,
): Promise<{ openedAccountId: string | null } | null> {
  const { buyer, siteLanguage: language, passwordHash, cardId } = taking;
  const now = context.clock.now();
  const emailAddress = accountAddress(buyer.emailAddress);
  const opened = await openConfirmedAccount(tx, { emailAddress, language, now });
  const accountId = opened ?? (await upsertConfirmedAccount(tx, { emailAddress, language, now }));
  await lockAccount(tx, accountId);
  if (await waitsForPayment(tx, accountId, context)) return null;
  if (opened) await updatePassword(tx, { accountId, passwordHash, keptSessionId: null, now });
  if (opened) await keepConsents(tx, accountId, taking, now);
  if (opened) await insertContact(tx, { ...contactOf(taking.buyer), accountId, now });
  await joinAccount(tx, { cardId, accountId, emailAddress, now, byGift: true }, context);
  return { openedAccountId: opened };
}

async function keepConsents(
  tx: Transaction,
  accountId: string,
  { conditionsVersion: version, subscribedNewsletter }: Taking,
  now: number,
): Promise<void> {
  await insertAcceptance(tx, { accountId, document: 'terms', version, now });
  if (subscribedNewsletter) await insertNewsletterConsent(tx, { accountId, now });
}

/** Sends the same letter and gives the same answer whether the address has an account or not. */
async function requestConfirmation(
  tx: Transaction,
  taking: Taking,
  mark: string,
  { clock, settings }: GuestContext,
): Promise<void> {
  const { buyer, siteLanguage, passwordHash, cardId, plasticCardOptOut } = taking;
  const token = newToken();
  await insertConfirmation(tx, {
    tokenHash: hashOf(token),
    cardId,
    browserHash: hashOf(mark),
    emailAddress: accountAddress(buyer.emailAddress),
    passwordHash,
    subscribedNewsletter: taking.subscribedNewsletter,
    language: siteLanguage,
    accepted: { version: taking.conditionsVersion, at: clock.now() },
    contact: contactOf(buyer),
    expiresAt: clock.now() + LINK_SECONDS * 1000,
  });
  const letter = letterOf({ buyer, language: siteLanguage, cardId, plasticCardOptOut });
  await queueConfirmation(tx, { ...letter, token, customerNumber: null }, { settings });
}

function contactOf({
  streetAddress,
  zipCode,
  city,
  country = HOME_COUNTRY,
  phone,
}: Buyer): Contact {
  return { streetAddress, zipCode, city, country, phone };
}

type Sent = Pick<Taking, 'buyer' | 'cardId' | 'plasticCardOptOut'> & { language: Language };

function letterOf({ buyer, language, cardId, plasticCardOptOut }: Sent) {
  return {
    to: buyer.emailAddress,
    language,
    key: `registered:${cardId}`,
    cardId,
    firstName: buyer.firstName,
    plasticCard: !plasticCardOptOut,
  };
}
