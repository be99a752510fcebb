import { cents } from '../../domain/base/cents.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { planInstalments } from '../../domain/renewal/instalment-plan.ts';
import { insertContract } from '../../server/checkout/contract-queries.ts';
import { insertFulfilment } from '../../server/checkout/order-queries.ts';
import type { Transaction } from '../../server/db/database.ts';
import { insertPayment, updateState } from '../../server/payment/payment-queries.ts';
import { saveEvent } from '../../server/purchase/purchase-queries.ts';
import { upsertTokenCharge } from '../../server/renewal/token-queries.ts';
import type { DemoPerson } from './demo-people.ts';
import {
  findContractId,
  insertDemoToken,
  insertSentMail,
  payDemoInstalment,
} from './seed-queries.ts';

const MONTHLY = cents(690);

type Holder = { accountId: string; cardId: string; person: DemoPerson };
type Tools = { now: number; secretKey: string; daysAgo: number };

/**
 * A monthly plan as a purchase would have left it: the order, a payment for each instalment so far, and the sandbox's
 * test card, so that the next one can be charged. Returns the cause of the card's time.
 */
export async function seedContract(tx: Transaction, holder: Holder, tools: Tools): Promise<string> {
  const { accountId, cardId, person } = holder;
  const today = helsinkiDay(tools.now);
  const plan = planInstalments(MONTHLY, addDays(today, -tools.daysAgo));
  const began = morningOf(plan[0]?.dueOn ?? today);
  const eventId = await saveOrder(tx, holder, began);
  const pay = (eventIds: string[], now: number) => insertPaid(tx, { eventIds, person, now });
  const firstPayment = await pay([eventId], began);
  const tokenId = await insertDemoToken(tx, { accountId, secretKey: tools.secretKey, now: began });
  await upsertTokenCharge(tx, { paymentId: firstPayment, tokenId, initiative: 'cit' });
  await insertContract(tx, { eventId, cardId, accountId, plan, paidBy: firstPayment, now: began });
  await insertFulfilment(tx, { eventId, paymentId: firstPayment, cardId, now: began });
  await insertSentMail(tx, { key: `purchase:${firstPayment}`, now: began });
  const contractId = await findContractId(tx, eventId);
  for (const { number, dueOn } of plan.filter((each) => each.number > 1 && each.dueOn <= today)) {
    const paymentId = await pay([], morningOf(dueOn));
    await upsertTokenCharge(tx, { paymentId, tokenId, initiative: 'mit' });
    await payDemoInstalment(tx, { contractId, number, paymentId });
  }
  return `payment:${firstPayment}`;
}

async function saveOrder(tx: Transaction, { accountId, person }: Holder, now: number) {
  const { emailAddress, firstName, lastName, yearOfBirth, language } = person;
  return saveEvent(tx, null, {
    kind: 'standard',
    billing: 'monthly',
    accountId,
    language,
    listPrice: MONTHLY,
    price: MONTHLY,
    campaignId: null,
    details: {
      buyer: { firstName, lastName, emailAddress, yearOfBirth: String(yearOfBirth), phone: '' },
      subscribedNewsletter: false,
      plasticCardOptOut: true,
    },
    conditionsVersion: 'demo',
    monthlyConsentVersion: 'demo',
    now,
  });
}

type Paid = { eventIds: string[]; person: DemoPerson; now: number };

async function insertPaid(tx: Transaction, { eventIds, person, now }: Paid): Promise<string> {
  const id = await insertPayment(tx, {
    eventIds,
    providerType: 'paytrail',
    processType: 'standard',
    billing: 'monthly',
    language: person.language,
    amount: MONTHLY,
    now,
  });
  await updateState(tx, { id, to: 'paid', now, checkAt: null, providerId: 'creditcard' });
  return id;
}

function morningOf(day: LocalDate): number {
  return Date.parse(`${day}T06:00:00Z`);
}
