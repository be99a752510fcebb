import type { z } from 'zod';
import type { myPlanCalls } from '../../contract/instalment/my-plan-calls.ts';
import { languageOf } from '../../domain/base/language.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { mayPayWith } from '../../domain/payment/culture-voucher.ts';
import { INSTALMENTS_IN_PERSON } from '../../domain/payment/provider-group.ts';
import { methodRulesOn } from '../../domain/scheme/scheme-facts.ts';
import { inTransaction } from '../db/database.ts';
import { findUnusedPayment } from '../instalment/due-queries.ts';
import {
  findLiveCharge,
  insertInstalmentCharges,
  lockOwnContract,
} from '../instalment/schedule-queries.ts';
import { callersCorrelationId } from '../logging/correlation-id.ts';
import { insertPayment } from '../payment/payment-queries.ts';
import { paymentRefusal } from '../payment/payment-refusals.ts';
import type { UserContext } from '../platform/context.ts';
import { spokenLanguage } from '../platform/scheme-today.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';
import { findFacts } from '../scheme/fact-queries.ts';
import { requireUnpaidInstalments, sumOfInstalments } from './requested-instalments.ts';

type InstalmentPaymentInput = z.output<(typeof myPlanCalls)['createInstalmentPayment']['input']>;

/**
 * One attempt to pay instalments by bank, voucher or card on the provider's page. The schedule is unchanged: an
 * abandoned attempt has no effect, and a double payment is refunded.
 */
export function createInstalmentPayment(
  input: InstalmentPaymentInput,
  context: UserContext,
): Promise<string> {
  const { contractId, paymentProviderType: providerType } = input;
  const { pool, clock, user } = context;
  const now = clock.now();
  const language = spokenLanguage(languageOf(input.language));
  return inTransaction(pool, async (tx) => {
    const contract = await lockOwnContract(tx, { contractId, accountId: user.accountId });
    if (!contract) throw renewalRefusal('paymentNotFound', context);
    const live = await findLiveCharge(tx, { contractId, now });
    if (live?.isBeingConfirmed) throw renewalRefusal('paymentBeingConfirmed', context);
    const instalments = await requireUnpaidInstalments(tx, input, context);
    const rules = methodRulesOn(await findFacts(tx), helsinkiDay(now));
    if (!mayPayWith(providerType, INSTALMENTS_IN_PERSON, rules)) {
      throw paymentRefusal('methodClosed', context);
    }
    const numbers = instalments.map(({ number }) => number);
    const unused = await findUnusedPayment(tx, {
      contractId,
      numbers,
      providerType,
      language,
      now,
    });
    if (unused) return unused;
    const paymentId = await insertPayment(tx, {
      orderIds: [],
      providerType,
      processType: contract.kind,
      billing: contract.billing,
      language,
      amount: sumOfInstalments(instalments),
      receipt: null,
      correlationId: callersCorrelationId(context),
      now,
    });
    await insertInstalmentCharges(tx, { paymentId, contractId, numbers });
    return paymentId;
  });
}
