import type { z } from 'zod';
import type { goodwillInput } from '../../../../contract/office/actions/goodwill.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { addMonths } from '../../../../domain/base/local-date.ts';
import { cardState } from '../../../../domain/card/card-state.ts';
import { type CardValidity, cardValidity } from '../../../../domain/card/card-validity.ts';
import {
  type GoodwillTime,
  goodwillDays,
  goodwillLimit,
} from '../../../../domain/office/goodwill-limit.ts';
import { lockCardOfPerson } from '../../../card/card-queries.ts';
import { findLedger } from '../../../card/ledger-queries.ts';
import { addLedgerEntry, voidLedgerEntry, wholeEntry } from '../../../card/write-ledger.ts';
import type { Transaction } from '../../../db/database.ts';
import { findCardOf } from '../../../my-card/my-card-queries.ts';
import { findStaffRoles } from '../../staff/staff-queries.ts';
import { type Act, defineAction } from '../define-action.ts';
import { findGoodwill } from './goodwill-queries.ts';

type Input = z.output<typeof goodwillInput>;
type Time = Pick<CardValidity, 'validUntil' | 'waitsForFirstVisit'>;

const timeOf = ({ unit, amount }: Input): GoodwillTime =>
  unit === 'months' ? { months: amount, days: 0 } : { months: 0, days: amount };

const entryOf = (input: Input, { today, actionId }: Act) =>
  wholeEntry({
    kind: 'goodwill',
    cause: causeOf(actionId ?? 'preview'),
    occurredOn: today,
    ...timeOf(input),
  });
const causeOf = (actionId: string) => `staff:${actionId}`;

/** Adds days or months to a card's validity within the role's limit. */
export const goodwill = defineAction<'goodwill', Input>({
  kind: 'goodwill',

  async lock(tx, { personId }) {
    const cardId = await lockCardOfPerson(tx, personId);
    return cardId ? { personId, cardId } : { personId };
  },

  async state(tx, { personId }) {
    const card = await findCardOf(tx, personId);
    if (!card) return { validUntil: null, goodwill: null };
    const given = await findGoodwill(tx, { cardId: card.cardId, since: null });
    const { validUntil, waitsForFirstVisit } = card;
    return { validUntil, waitsForFirstVisit, goodwill: given };
  },

  async prepare(tx, input, act, before) {
    const card = await findCardOf(tx, input.personId);
    if (!card) return { after: before, lines: [], refusal: say('noCard') };
    const { state } = cardState(card, act.today);
    if (state === 'blocked' || state === 'refunded') {
      return { after: before, lines: [], refusal: say(state) };
    }
    const ledger = await findLedger(tx, card.cardId);
    const then = cardValidity([...ledger, entryOf(input, act)]);
    const added = timeOf(input);
    const given = before.goodwill as GoodwillTime;
    const total = { months: given.months + added.months, days: given.days + added.days };
    const { limit, used } = await limitOf(tx, card.cardId, act);
    const wanted = used + goodwillDays(added);
    const { validUntil, waitsForFirstVisit } = then;
    return {
      after: { validUntil, waitsForFirstVisit, goodwill: total },
      lines: [
        { label: 'until', before: untilOf(card), after: untilOf(then) },
        { label: 'given', before: say('given', used), after: say('givenOf', wanted, limit) },
        { label: 'rest', before: null, after: say('unchanged') },
        { label: 'told', before: null, after: say('seen') },
      ],
      refusal: wanted > limit ? say('overLimit', Math.max(0, limit - used), limit) : null,
    };
  },

  async perform(tx, input, act) {
    const card = await findCardOf(tx, input.personId);
    if (card) await addLedgerEntry(tx, card.cardId, entryOf(input, act));
  },

  async undo(tx, { personId }, { actionId }) {
    const card = await findCardOf(tx, personId);
    if (!card) return;
    await voidLedgerEntry(tx, card.cardId, { cause: causeOf(actionId), reason: 'staff undo' });
  },
});

async function limitOf(tx: Transaction, cardId: string, { user, today, now }: Act) {
  const used = await findGoodwill(tx, { cardId, since: addMonths(today, -12) });
  const limit = goodwillLimit(await findStaffRoles(tx, user.accountId, now));
  return { limit, used: goodwillDays(used) };
}

function untilOf({ validUntil, waitsForFirstVisit }: Time) {
  if (waitsForFirstVisit) return say('waits');
  return validUntil ? say('until', { day: validUntil }) : say('none');
}
