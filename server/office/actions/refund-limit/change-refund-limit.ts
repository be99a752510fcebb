import type { z } from 'zod';
import type { changeRefundLimitInput } from '../../../../contract/office/actions/refund-limit.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { texts as en } from '../../../../contract/texts/en/rights.ts';
import { texts as fi } from '../../../../contract/texts/fi/rights.ts';
import { texts as sv } from '../../../../contract/texts/sv/rights.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import { MOST_REFUND_LIMIT, refundLimitFault } from '../../../../domain/office/refund-limit.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  findRefundLimits,
  lockRefundLimits,
  updateRefundLimit,
} from '../../../refund/refund-limit-queries.ts';
import { findMember } from '../../staff/staff-queries.ts';
import { defineAction } from '../define-action.ts';

type Input = z.output<typeof changeRefundLimitInput>;
const NAMES = { fi, sv, en };

const limitOf = async (tx: Transaction, { role }: Input): Promise<number | null> =>
  (await findRefundLimits(tx)).find((one) => one.role === role)?.limit ?? null;

const limitText = (limit: number | null) =>
  limit ? say('upTo', { euros: toEuros(cents(limit)) }) : say('never');

/** Changes up to which amount a role refunds without a second approver. */
export const changeRefundLimit = defineAction<'changeRefundLimit', Input>({
  kind: 'changeRefundLimit',

  async lock(tx) {
    await lockRefundLimits(tx);
    return { personId: null };
  },

  async state(tx, input) {
    return { limit: await limitOf(tx, input) };
  },

  async prepare(tx, input, { user, language }, before) {
    const { role, limit } = input;
    const had = await limitOf(tx, input);
    // Includes roles that are not in force yet.
    const ownRoles = (await findMember(tx, user.accountId))?.roles ?? [];
    const fault = refundLimitFault({ role, limit, before: had, ownRoles });
    if (fault) {
      const most = { euros: toEuros(cents(MOST_REFUND_LIMIT)) };
      const refusal = fault === 'tooMuch' ? say(fault, most) : say(fault);
      return { after: before, lines: [], refusal };
    }
    return {
      after: { limit },
      lines: [
        { label: 'role', before: null, after: say('role', NAMES[language].roles[role]) },
        { label: 'alone', before: limitText(had), after: limitText(limit) },
        { label: 'asked', before: null, after: say('asked') },
      ],
    };
  },

  perform: (tx, { role, limit }) => updateRefundLimit(tx, { role, limit }),

  undo: (tx, { role }, { before }) =>
    updateRefundLimit(tx, { role, limit: before.limit as number | null }),
});
