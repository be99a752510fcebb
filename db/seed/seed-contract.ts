import { cents } from '../../domain/base/cents.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { planInstalments } from '../../domain/instalment/instalment-plan.ts';
import type { SecretKey } from '../../server/base/secret-key.ts';
import type { Transaction } from '../../server/db/database.ts';
import { insertContract } from '../../server/instalment/contract-queries.ts';
import { upsertTokenCharge } from '../../server/instalment/token-queries.ts';
import { type Holder, insertPaid, seedOrder } from './seed-order.ts';
import { findContractId, insertDemoToken, payDemoInstalment } from './seed-queries.ts';

const BY_THE_MONTH = { kind: 'standard', billing: 'monthly', price: cents(690) } as const;

type Tools = { now: number; secretKey: SecretKey; daysAgo: number };

/**
 * A monthly plan as after a purchase: the order, a payment for each instalment so far, and the sandbox's test card, so
 * that the next one can be charged. Returns the first payment.
 */
export async function seedContract(tx: Transaction, holder: Holder, tools: Tools): Promise<string> {
  const { accountId, cardId, person } = holder;
  const today = helsinkiDay(tools.now);
  const plan = planInstalments(BY_THE_MONTH.price, addDays(today, -tools.daysAgo));
  const began = morningOf(plan[0]?.dueOn ?? today);
  const { orderId, paymentId } = await seedOrder(tx, holder, { ...BY_THE_MONTH, now: began });
  const tokenId = await insertDemoToken(tx, { accountId, secretKey: tools.secretKey, now: began });
  await upsertTokenCharge(tx, { paymentId, tokenId, initiative: 'cit' });
  await insertContract(tx, { orderId, cardId, accountId, plan, paidBy: paymentId, now: began });
  const contractId = await findContractId(tx, orderId);
  for (const { number, dueOn } of plan.filter((each) => each.number > 1 && each.dueOn <= today)) {
    const charge = { ...BY_THE_MONTH, person, now: morningOf(dueOn) };
    const chargeId = await insertPaid(tx, charge);
    await upsertTokenCharge(tx, { paymentId: chargeId, tokenId, initiative: 'mit' });
    await payDemoInstalment(tx, { contractId, number, paymentId: chargeId });
  }
  return paymentId;
}

function morningOf(day: LocalDate): number {
  return Date.parse(`${day}T06:00:00Z`);
}
