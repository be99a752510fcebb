import { say } from '../../../../contract/texts/action-text.ts';
import { cardValidity } from '../../../../domain/card/card-validity.ts';
import { findLetterAddress } from '../../../account/account-queries.ts';
import { findLedger } from '../../../card/ledger-queries.ts';
import { addLedgerEntry, voidLedgerEntry, wholeEntry } from '../../../card/write-ledger.ts';
import type { Transaction } from '../../../db/database.ts';
import { endContracts } from '../../../instalment/contract-queries.ts';
import type { LetterData } from '../../../letter/letters.ts';
import { queueMail } from '../../../letter/queue-mail.ts';
import { type Act, defineAction } from '../define-action.ts';
import {
  type ContractInput,
  contractFault,
  lockContract,
  requireContract,
  restoreContract,
  sumOf,
} from './payer-contract.ts';
import type { PayerContract } from './payer-contract-queries.ts';

const causeOf = (actionId: string) => `staff:${actionId}`;

/** For hardship: stops all charges, and the card keeps the paid months. */
export const endContract = defineAction<'endContract', ContractInput>({
  kind: 'endContract',
  lock: lockContract,

  async state(tx, input) {
    const contract = await requireContract(tx, input);
    const { isEnded, nextTryAt, failingSince, noticedOn, isOnHold, cardId } = contract;
    const { validUntil, waitsForFirstVisit } = cardValidity(await findLedger(tx, cardId));
    return {
      isEnded,
      nextTryAt,
      failingSince,
      noticedOn,
      isOnHold,
      validUntil,
      waitsForFirstVisit,
    };
  },

  async prepare(tx, input, act, before) {
    const contract = await requireContract(tx, input);
    const fault = await contractFault(tx, { ...input, now: act.now }, contract);
    if (fault) return { after: before, lines: [], refusal: say(fault) };
    const { now, later, entry } = await validities(tx, contract, act);
    const { unpaid, isOnHold } = contract;
    const { validUntil, waitsForFirstVisit } = entry ? later : now;
    return {
      after: {
        isEnded: true,
        nextTryAt: null,
        failingSince: null,
        noticedOn: null,
        isOnHold: false,
        validUntil,
        waitsForFirstVisit,
      },
      lines: [
        {
          label: 'charges',
          before: say('open', unpaid.length, sumOf(unpaid)),
          after: say('noMore'),
        },
        { label: 'until', before: untilOf(now), after: untilOf({ validUntil }) },
        {
          label: 'entry',
          before: say(isOnHold ? 'held' : 'notHeld'),
          after: say('notHeld'),
        },
        { label: 'told', before: null, after: say('letter') },
      ],
    };
  },

  async perform(tx, input, act) {
    const contract = await requireContract(tx, input);
    const { entry } = await validities(tx, contract, act);
    await endContracts(tx, { orderIds: [contract.orderId], now: act.now });
    if (entry) await addLedgerEntry(tx, contract.cardId, entry);
    const { validUntil } = cardValidity(await findLedger(tx, contract.cardId));
    const isOver = validUntil !== null && validUntil < act.today;
    await notifyPayer(tx, input, {
      letter: 'contract-ended',
      key: `contract-ended:${act.actionId}`,
      data: { validUntil, isOver },
    });
  },

  async undo(tx, input, { actionId, before, now }) {
    const { cardId } = await requireContract(tx, input);
    await voidLedgerEntry(tx, cardId, { cause: causeOf(actionId), reason: 'staff undo' });
    await restoreContract(tx, input, { before, cardId, now });
    const key = `contract-restored:${actionId}`;
    await notifyPayer(tx, input, { letter: 'contract-restored', key, data: {} });
  },
});

async function notifyPayer<Name extends 'contract-ended' | 'contract-restored'>(
  tx: Transaction,
  { personId }: ContractInput,
  mail: { letter: Name; key: string; data: LetterData<Name> },
): Promise<void> {
  const payer = await findLetterAddress(tx, personId);
  if (!payer) return;
  await queueMail<Name>(tx, { to: payer.emailAddress, language: payer.language, ...mail });
}

/** Unpaid months are subtracted from the contract's time; days that were valid until now stay so. */
async function validities(tx: Transaction, contract: PayerContract, { today, actionId }: Act) {
  const { cardId, paymentId, unpaid } = contract;
  const ledger = await findLedger(tx, cardId);
  // An imported contract has no payment: its time came with the card.
  const given = ledger.find(({ cause, kind }) =>
    paymentId ? cause === `payment:${paymentId}` : kind === 'imported',
  );
  const entry = given
    ? wholeEntry({
        kind: 'contractEnded',
        cause: causeOf(actionId ?? 'preview'),
        refunds: given.cause,
        occurredOn: today,
        months: unpaid.length,
      })
    : null;
  const now = cardValidity(ledger);
  return { now, later: entry ? cardValidity([...ledger, entry]) : now, entry };
}

const untilOf = ({ validUntil }: { validUntil: string | null }) =>
  validUntil ? say('until', { day: validUntil }) : say('notBegun');
