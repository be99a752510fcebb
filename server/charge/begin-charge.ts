import { cents } from '../../domain/base/cents.ts';
import type { Transaction } from '../db/database.ts';
import { updateSchedule } from '../instalment/instalment-queries.ts';
import {
  type DueContract,
  insertInstalmentCharges,
  type Unpaid,
} from '../instalment/schedule-queries.ts';
import { updateSent, upsertTokenCharge } from '../instalment/token-queries.ts';
import { findPayment, insertPayment } from '../payment/payment-queries.ts';
import { updateState } from '../payment/payment-state-queries.ts';
import type { Charge } from './send-charge.ts';

type NewCharge = {
  contract: DueContract;
  tokenId: string;
  instalments: Unpaid[];
  initiative: 'cit' | 'mit';
  now: number;
};

/**
 * Records the charge as `unknown` before the provider is called, so that nothing else is tried until its outcome is
 * known.
 */
export async function beginCharge(tx: Transaction, input: NewCharge): Promise<Charge> {
  const { contract, tokenId, instalments, initiative, now } = input;
  const { contractId, failingSince, kind, billing, language } = contract;
  const paymentId = await insertPayment(tx, {
    orderIds: [],
    providerType: 'paytrail',
    processType: kind,
    billing,
    language,
    amount: cents(instalments.reduce((total, { amount }) => total + amount, 0)),
    receipt: null,
    now,
  });
  const numbers = instalments.map(({ number }) => number);
  await insertInstalmentCharges(tx, { paymentId, contractId, numbers });
  await upsertTokenCharge(tx, { paymentId, tokenId, initiative });
  await updateState(tx, { id: paymentId, to: 'unknown', now, checkAt: null });
  await updateSent(tx, paymentId);
  await updateSchedule(tx, { contractId, nextTry: null, failingSince });
  const { stamp, reference, amount } = await findPayment(tx, paymentId);
  return { id: paymentId, stamp, reference, amount, tokenId, initiative };
}
