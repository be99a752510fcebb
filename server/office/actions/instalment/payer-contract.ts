import type { z } from 'zod';
import type { contractInput } from '../../../../contract/office/actions/instalment.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import type { Transaction } from '../../../db/database.ts';
import { updateContractBack } from '../../../instalment/contract-queries.ts';
import { insertHold } from '../../../instalment/hold/hold-queries.ts';
import { hasLiveCharge } from '../../../instalment/schedule-queries.ts';
import type { State, Subject } from '../define-action.ts';
import {
  findPayerContract,
  lockPayerContract,
  type PayerContract,
} from './payer-contract-queries.ts';

export type ContractInput = z.output<typeof contractInput>;

/** Only this person's contract; same lock as the scheduler. */
export async function lockContract(tx: Transaction, input: ContractInput): Promise<Subject | null> {
  if (!(await lockPayerContract(tx, input))) return null;
  const contract = await findPayerContract(tx, input);
  if (!contract) return null;
  const { cardId, orderId } = contract;
  return { personId: input.personId, cardId, orderId };
}

export async function requireContract(
  tx: Transaction,
  input: ContractInput,
): Promise<PayerContract> {
  const contract = await findPayerContract(tx, input);
  if (!contract) throw new Error(`no such contract: ${input.contractId}`);
  return contract;
}

/** Why no action is possible now; null when it is. */
export async function contractFault(
  tx: Transaction,
  { contractId, now }: Pick<ContractInput, 'contractId'> & { now: number },
  { isEnded, unpaid }: PayerContract,
): Promise<'ended' | 'beingCharged' | null> {
  if (isEnded || unpaid.length === 0) return 'ended';
  return (await hasLiveCharge(tx, { contractId, now })) ? 'beingCharged' : null;
}

export const sumOf = (unpaid: PayerContract['unpaid']) => ({
  euros: toEuros(cents(unpaid.reduce((sum, { amount }) => sum + amount, 0))),
});

/** Restores schedule and hold from `before`. */
export async function restoreContract(
  tx: Transaction,
  { contractId }: ContractInput,
  { before, cardId, now }: { before: State; cardId: string; now: number },
): Promise<void> {
  const then = before as Pick<
    PayerContract,
    'nextTryAt' | 'failingSince' | 'noticedOn' | 'isOnHold'
  >;
  await updateContractBack(tx, contractId, then);
  if (then.isOnHold) await insertHold(tx, { contractId, cardId, now });
}
