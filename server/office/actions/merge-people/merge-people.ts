import { say } from '../../../../contract/texts/action-text.ts';
import { identityFault, LEAST_FACTS } from '../../../../domain/office/identity-facts.ts';
import { lockCardOfPerson } from '../../../card/card-queries.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  findKnownFacts,
  hasEmptyAccount,
  worksHere,
} from '../change-email/change-email-queries.ts';
import { type Act, defineAction, type State } from '../define-action.ts';
import { lockPerson } from '../note/note-queries.ts';
import { findAction } from '../staff-action-queries.ts';
import { linesOf, type Rows } from './merge-lines.ts';
import {
  findMergeSide,
  findMovingKeys,
  findOwners,
  findPersonCards,
  type MergeSide,
  type PersonCard,
} from './merge-people-queries.ts';
import {
  chosenOf,
  emptiedAddress,
  forgottenDay,
  type MergeInput,
  planOf,
  type Sides,
  timeOf,
} from './merge-plan.ts';
import { joinPeople, partPeople } from './merge-write.ts';

/** Merges two accounts of one person. The other is emptied, refers to the kept one, and can be restored. */
export const mergePeople = defineAction<'mergePeople', MergeInput>({
  kind: 'mergePeople',

  async lock(tx, { personId, otherId }) {
    let isThere = false;
    // Locks in a fixed order, so that concurrent merges wait instead of deadlocking.
    for (const id of [...new Set([personId, otherId])].toSorted()) {
      const found = await lockPerson(tx, id);
      if (id === personId) isThere = found;
      if (found) await lockCardOfPerson(tx, id);
    }
    return isThere ? { personId } : null;
  },

  // Covers only rows that move: later rows of the person do not block an undo.
  async state(tx, { personId, otherId }, { actionId }) {
    const done = actionId ? await findAction(tx, actionId) : null;
    const keys = done?.before ? keysOf(done.before) : await findMovingKeys(tx, otherId);
    return {
      kept: sideOf(await findMergeSide(tx, personId)),
      other: sideOf(await findMergeSide(tx, otherId)),
      cards: await findPersonCards(tx, [personId, otherId]),
      rows: await findOwners(tx, keys),
    };
  },

  async prepare(tx, input, act, before) {
    const { personId, otherId } = input;
    const [kept, other] = [await findMergeSide(tx, personId), await findMergeSide(tx, otherId)];
    const fault = await faultOf(tx, input, act, { kept, other });
    const cards = before.cards as PersonCard[];
    const plan = planOf(cards, personId, act.today);
    if (fault || !plan || !kept || !other) {
      return { after: before, lines: [], refusal: say(fault ?? 'bothInUse') };
    }
    const identity = await compareIdentity(tx, input, { kept, other });
    if (identity.refusal) return { after: before, lines: [], refusal: identity.refusal };
    const chosen = chosenOf(input, { kept, other }, cards, personId);
    const time = await timeOf(tx, plan, { today: act.today, key: 'preview' });
    const forgotten = forgottenDay(cards);
    const then = cards.map((card) => ({
      ...cardAfter(card, { plan, time, chosen, personId, otherId }),
      ...forgotten,
    }));
    return {
      after: {
        kept: {
          ...sideOf(kept),
          ...(chosen.name ?? {}),
          emailAddress: chosen.emailAddress,
          contact: chosen.contact,
        },
        other: { ...sideOf(other), emailAddress: emptiedAddress(otherId), mergedInto: personId },
        cards: then,
        rows: movedTo(before.rows as Rows, personId),
      },
      lines: linesOf({
        input,
        sides: { kept, other },
        before,
        cards,
        then,
        chosen,
        identity: identity.line,
      }),
    };
  },

  async perform(tx, input, act) {
    await joinPeople(tx, input, act);
  },

  async undo(tx, input, act) {
    await partPeople(tx, input, { ...act, keys: keysOf(act.before) });
  },
});

const keysOf = ({ rows }: State) =>
  Object.fromEntries(
    Object.entries(rows as Rows).map(([name, owners]) => [name, Object.keys(owners)]),
  );

const movedTo = (rows: Rows, owner: string): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([name, owners]) => [
      name,
      Object.fromEntries(Object.keys(owners).map((key) => [key, owner])),
    ]),
  );

function sideOf(side: MergeSide | null) {
  if (!side) return null;
  const { isLeaving: _, ...rest } = side;
  return rest;
}

async function faultOf(
  tx: Transaction,
  { personId, otherId }: MergeInput,
  { user }: Act,
  { kept, other }: { kept: MergeSide | null; other: MergeSide | null },
) {
  if (personId === otherId) return 'same' as const;
  if (!kept || !other) return 'gone' as const;
  if (otherId === user.accountId) return 'yourself' as const;
  if ((await worksHere(tx, personId)) || (await worksHere(tx, otherId))) return 'works' as const;
  if (kept.mergedInto || other.mergedInto) return 'joined' as const;
  return kept.isLeaving || other.isLeaving ? ('leaving' as const) : null;
}

/**
 * The reader of the kept address gains the other account's data, so the caller must know facts about it. An empty
 * account needs no proof.
 */
async function compareIdentity(tx: Transaction, input: MergeInput, { kept, other }: Sides) {
  const { personId, otherId, keep, facts } = input;
  const [leftId, left] = keep.email === 'kept' ? [otherId, other] : [personId, kept];
  if (await hasEmptyAccount(tx, left.emailAddress)) return { line: say('nothingToCompare') };
  const fault = identityFault(facts, await findKnownFacts(tx, leftId));
  if (!fault) return { line: say('compared', new Set(facts).size) };
  const refusal = fault === 'tooFewFacts' ? say(fault, LEAST_FACTS) : say(fault);
  return { line: say('none'), refusal };
}

type After = {
  plan: NonNullable<ReturnType<typeof planOf>>;
  time: Awaited<ReturnType<typeof timeOf>>;
  chosen: ReturnType<typeof chosenOf>;
  personId: string;
  otherId: string;
};

function cardAfter(card: PersonCard, { plan, time, chosen, personId, otherId }: After): PersonCard {
  if (card.cardId !== plan.main?.cardId) {
    return { ...card, ...(time?.spare ?? {}), holderId: otherId, plastic: {} };
  }
  const old = `${card.firstName} ${card.lastName}`;
  const { firstName, lastName } = chosen.name ?? card;
  const renamed = Object.entries(card.plastic).map(([cause, name]) => [
    cause,
    name === old ? `${firstName} ${lastName}` : name,
  ]);
  return {
    ...card,
    ...(time?.main ?? {}),
    firstName,
    lastName,
    holderId: personId,
    plastic: Object.fromEntries(renamed),
  };
}
