import type { z } from 'zod';
import type { renewalCalls } from '../../contract/renewal/renewal-calls.ts';
import { fromEuros, toEuros } from '../../domain/base/cents.ts';
import { formatMoney } from '../../domain/base/format.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import { START_WORDING } from '../../domain/order/start-wording.ts';
import { paymentScenario } from '../../domain/renewal/payment-scenario.ts';
import { isRenewedInTime } from '../../domain/renewal/renewal.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import { isMonthlyOfferedOn } from '../../domain/scheme/scheme-facts.ts';
import { lockAccount } from '../account/account-queries.ts';
import { findContact } from '../account/contact-queries.ts';
import { letterLanguage } from '../account/letter-language.ts';
import { findOwnCard, type RenewableCard } from '../card/card-queries.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { withAcceptedTerms } from '../document/accepted-terms.ts';
import { findActiveToken } from '../instalment/active-token.ts';
import { unpaidText } from '../instalment/unpaid-first.ts';
import { MONTHLY_CONSENT_VERSION } from '../order/create-purchase.ts';
import { codeError, type Priced, reservePrice } from '../order/price-purchase.ts';
import {
  findOpenOrder,
  findWaitingPayment,
  saveOrder,
  updateRenewedCard,
} from '../order/purchase-queries.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import type { UserContext } from '../platform/context.ts';
import { pauseText } from '../scheme/pause.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { renewalRefusal } from './renewal-refusals.ts';

type RenewalInput = z.output<(typeof renewalCalls)['renewMuseumCard']['input']>;
type Answer = z.input<(typeof renewalCalls)['renewMuseumCard']['output']>;

/** Creates the order of a renewal, or updates the unpaid one. The price is computed here, from the card's validity. */
export async function renewCard(asked: RenewalInput, context: UserContext): Promise<Answer> {
  const { pool, user } = context;
  const { accountId } = user;
  const cardId = asked.userDetails.museumCard.Id;
  return inTransaction(pool, async (tx) => {
    await lockAccount(tx, accountId);
    const card = await findOwnCard(tx, { accountId, cardId });
    if (!card) throw renewalRefusal('cardNotFound', context);
    return makeOrder(tx, { asked, card }, context);
  });
}

type Planned = { billing: BillingType; now: number; texts: ReturnType<typeof purchaseTexts> };

/** Why a renewal cannot be paid monthly now, or null. */
function planText(facts: readonly DatedFact[], { billing, now, texts }: Planned): string | null {
  if (billing !== 'monthly' || isMonthlyOfferedOn(facts, helsinkiDay(now))) return null;
  return texts.ofRefusal('monthlyClosed');
}

type Renewal = { asked: RenewalInput; card: RenewableCard };

async function makeOrder(
  tx: Transaction,
  { asked, card }: Renewal,
  context: UserContext,
): Promise<Answer> {
  const { accountId } = context.user;
  const now = context.clock.now();
  const found = await findScheme(tx);
  const texts = purchaseTexts(found, context.language);
  const scheme = withAcceptedTerms(found, { now, shown: asked.conditionsVersion });
  if (!scheme) return refused(texts.ofRefusal('termsChanged'));
  const billing = asked.paymentBillingType;
  const closed =
    pauseText(scheme.facts, ['selling'], context) ??
    planText(scheme.facts, { billing, now, texts }) ??
    (await unpaidText(tx, card.cardId, context));
  if (closed) return refused(closed);
  const validity = cardValidity(await findLedger(tx, card.cardId));
  const cardIsValid = isRenewedInTime(validity, helsinkiDay(now));

  const open = await findOpenOrder(tx, { accountId, kind: 'renewal', billing, now });
  const waiting = await findWaitingPayment(tx, { accountId, kind: 'renewal', now });
  if (waiting) return refused(texts.ofRefusal('paymentBeingConfirmed'));
  const orderId = open?.orderId ?? null;
  const campaignCode = asked.campaignCode?.trim() || null;
  const priceAsked = { kind: 'renewal' as const, billing, campaignCode, cardIsValid, now };
  const priced = await reservePrice(tx, priceAsked, {
    exceptOrderIds: orderId ? [orderId] : [],
    buyer: { accountId, browserHash: null, emailAddress: null },
  });
  if (priced.price === null) return refused(texts.ofError(codeError(priced)));
  if (isUnexpectedPrice(priced, asked.userDetails.renewalPriceValue)) {
    return refused(texts.ofRefusal('priceChanged', formatMoney(priced.price, context.language)));
  }

  const saved = await saveOrder(tx, orderId, {
    kind: 'renewal',
    billing,
    accountId,
    language: letterLanguage(context),
    listPrice: priced.listPrice,
    price: priced.price,
    campaignId: priced.campaign?.id ?? null,
    details: await detailsOf(tx, card, accountId),
    conditionsVersion: scheme.conditionsVersion,
    monthlyConsentVersion: billing === 'monthly' ? MONTHLY_CONSENT_VERSION : null,
    startWording: `${START_WORDING.renewal}.${context.language}`,
    now,
  });
  await updateRenewedCard(tx, { orderId: saved, cardId: card.cardId });
  const token = await findActiveToken(tx, { accountId, now });
  return {
    purchasePrice: toEuros(priced.price),
    validationError: null,
    renewalMuseumCardEventId: saved,
    buyerPersonAccountId: accountId,
    buyerContactId: accountId,
    renewalPaymentScenario:
      billing === 'monthly'
        ? paymentScenario({ cardIsValid, hasUsableToken: token !== null })
        : null,
  };
}

/** The page may show the price with or without the campaign; any other price needs confirmation first. */
function isUnexpectedPrice({ listPrice, price }: Priced, shown: number | undefined): boolean {
  if (shown === undefined) return false;
  const amount = fromEuros(shown);
  return amount !== listPrice && amount !== price;
}

async function detailsOf(tx: Transaction, card: RenewableCard, accountId: string) {
  const { firstName, lastName, yearOfBirth, emailAddress } = card;
  const contact = await findContact(tx, accountId);
  return {
    buyer: { firstName, lastName, yearOfBirth: String(yearOfBirth), emailAddress, ...contact },
    subscribedNewsletter: false,
    plasticCardOptOut: true,
  };
}

function refused(validationError: string): Answer {
  return { purchasePrice: null, validationError };
}
