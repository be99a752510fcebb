import { say } from '../../../../contract/texts/action-text.ts';
import { helsinkiDay } from '../../../../domain/base/local-date.ts';
import { mayRetry } from '../../../../domain/instalment/decline-class.ts';
import { isUsableToken } from '../../../../domain/instalment/usable-token.ts';
import { CHARGE_INSTALMENTS } from '../../../charge/charge-instalments.ts';
import type { Transaction } from '../../../db/database.ts';
import { enqueue } from '../../../db/enqueue-job.ts';
import { findDeclinedDays, updateSchedule } from '../../../instalment/instalment-queries.ts';
import { lockOwnContract } from '../../../instalment/schedule-queries.ts';
import { type Act, defineAction } from '../define-action.ts';
import {
  type ContractInput,
  contractFault,
  lockContract,
  requireContract,
  sumOf,
} from './payer-contract.ts';

/** Queues a failed charge now instead of on its retry day. Cannot be undone. */
export const retryCharge = defineAction<'retryCharge', ContractInput>({
  kind: 'retryCharge',
  lock: lockContract,

  async state(tx, input, { now }) {
    const { nextTryAt } = await requireContract(tx, input);
    return { isQueued: nextTryAt !== null && Date.parse(nextTryAt) <= now };
  },

  async prepare(tx, input, act, before) {
    const fault = await faultOf(tx, input, act, before.isQueued === true);
    if (fault) return { after: before, lines: [], refusal: say(fault) };
    const { unpaid, nextTryAt } = await requireContract(tx, input);
    const [oldest] = unpaid;
    const planned = nextTryAt
      ? say('planned', { day: helsinkiDay(Date.parse(nextTryAt)) })
      : say('noTry');
    return {
      after: { isQueued: true },
      lines: [
        { label: 'charge', before: planned, after: say('now', oldest ? sumOf([oldest]) : '') },
        { label: 'told', before: null, after: say('told') },
      ],
    };
  },

  async perform(tx, input, { now }) {
    const { contractId } = input;
    const { failingSince } = (await lockOwnContract(tx, owned(input))) ?? { failingSince: null };
    await updateSchedule(tx, { contractId, nextTry: now, failingSince });
    await enqueue(tx, CHARGE_INSTALMENTS, {}, { key: `retry:${contractId}` });
  },
});

const owned = ({ contractId, personId }: ContractInput) => ({ contractId, accountId: personId });

/** The scheduler's rules: staff cannot charge what it would not. */
async function faultOf(
  tx: Transaction,
  input: ContractInput,
  { today, now }: Act,
  isQueued: boolean,
) {
  const found = await requireContract(tx, input);
  const fault = await contractFault(tx, { ...input, now }, found);
  if (fault) return fault;
  if (isQueued) return 'queued';
  if ((found.unpaid[0]?.dueOn ?? today) > today) return 'notDue';
  const contract = await lockOwnContract(tx, owned(input));
  if (!contract) return 'ended';
  const token = { expiresOn: contract.tokenExpiresOn, isRevoked: contract.isTokenRevoked };
  if (!contract.tokenId || !isUsableToken(token, today)) return 'noCard';
  return mayRetry(await findDeclinedDays(tx, input.contractId), today) ? null : 'tooMany';
}
