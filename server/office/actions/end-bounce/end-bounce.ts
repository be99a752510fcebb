import type { z } from 'zod';
import type { endBounceInput } from '../../../../contract/office/actions/end-bounce.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import type { Transaction } from '../../../db/database.ts';
import { endBounce as end, reopenBounce } from '../../../letter/bounce/bounce-queries.ts';
import { letterName } from '../../../letter/letter-names.ts';
import { lockBounce } from '../../bounces/bounce-queries.ts';
import { defineAction } from '../define-action.ts';

type Input = z.output<typeof endBounceInput>;

async function requireBounce(tx: Transaction, { mailId }: Input) {
  const bounce = await lockBounce(tx, mailId);
  if (!bounce) throw new Error('a bounce that was locked is gone');
  return bounce;
}

/** Removes a bounced letter from the list without resending. The address is unchanged. */
export const endBounce = defineAction<'endBounce', Input>({
  kind: 'endBounce',

  async lock(tx, { mailId }) {
    const bounce = await lockBounce(tx, mailId);
    return bounce && { personId: bounce.personId };
  },

  async state(tx, input) {
    return { outcome: (await requireBounce(tx, input)).outcome };
  },

  async prepare(tx, input, { language }, before) {
    const { letter, emailAddress, outcome } = await requireBounce(tx, input);
    if (outcome) return { after: before, lines: [], refusal: say('ended') };
    return {
      after: { outcome: 'done' },
      lines: [
        { label: 'letter', before: null, after: say('name', letterName(letter, language)) },
        { label: 'to', before: null, after: say('address', emailAddress) },
        { label: 'list', before: say('waits'), after: say('leaves') },
        { label: 'others', before: null, after: say('stopped') },
      ],
    };
  },

  perform: (tx, { mailId }, { user, now }) =>
    end(tx, { mailId, outcome: 'done', accountId: user.accountId, now }),

  undo: (tx, { mailId }) => reopenBounce(tx, mailId),
});
