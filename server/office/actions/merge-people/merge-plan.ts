import type { z } from 'zod';
import type { mergePeopleInput } from '../../../../contract/office/actions/merge-people.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { type CardValidity, cardValidity } from '../../../../domain/card/card-validity.ts';
import { addedByStaff, movedTime } from '../../../../domain/card/moved-time.ts';
import { type CardPlan, planCards } from '../../../../domain/office/merge-cards.ts';
import { findLedger } from '../../../card/ledger-queries.ts';
import type { Transaction } from '../../../db/database.ts';
import type { MergeSide, PersonCard } from './merge-people-queries.ts';

export type MergeInput = z.output<typeof mergePeopleInput>;
export type Sides = { kept: MergeSide; other: MergeSide };

/** An undeliverable address, so that nobody can sign in with it. */
export const emptiedAddress = (id: string) => `${id}@joined.invalid`;

/** The chosen value of each field, or the only one. */
export function chosenOf({ keep }: MergeInput, sides: Sides, cards: PersonCard[], keptId: string) {
  const cardOf = (side: 'kept' | 'other') =>
    cards.find(({ holderId }) => (holderId === keptId) === (side === 'kept'));
  const nameOf = (side: 'kept' | 'other') => {
    const { firstName, lastName } = cardOf(side) ?? sides[side];
    return firstName && lastName ? { firstName, lastName } : null;
  };
  const [first, second] =
    keep.name === 'kept' ? (['kept', 'other'] as const) : (['other', 'kept'] as const);
  const rest = keep.contact === 'kept' ? sides.other : sides.kept;
  return {
    emailAddress: sides[keep.email].emailAddress,
    name: nameOf(first) ?? nameOf(second),
    contact: sides[keep.contact].contact ?? rest.contact,
  };
}

/** The later of both days, so that an import under the other card does not bring forgotten visits back. */
export function forgottenDay(cards: PersonCard[]): Pick<PersonCard, 'diaryForgottenOn'> {
  const last = cards
    .flatMap(({ diaryForgottenOn: day }) => day ?? [])
    .toSorted()
    .at(-1);
  return last ? { diaryForgottenOn: last } : {};
}

export function planOf(cards: PersonCard[], keptId: string, today: LocalDate): CardPlan | null {
  const judged = (isKept: boolean) => {
    const card = cards.find(({ holderId }) => (holderId === keptId) === isKept);
    if (!card) return null;
    const isOver = !card.waits && (card.validUntil === null || card.validUntil < today);
    return { cardId: card.cardId, isUnused: card.waits, isOver };
  };
  return planCards(judged(true), judged(false));
}

/** Ledger entries gained and the resulting validity. */
export async function timeOf(
  tx: Transaction,
  { main, spare, addsTime }: CardPlan,
  { today, key }: { today: LocalDate; key: string },
) {
  if (!main || !spare || !addsTime) return null;
  const [mainLedger, spareLedger] = [
    await findLedger(tx, main.cardId),
    await findLedger(tx, spare.cardId),
  ];
  const moved = movedTime(spareLedger, { today, ...addedByStaff(key) });
  const read = ({ validUntil, waitsForFirstVisit: waits }: CardValidity) => ({ validUntil, waits });
  return {
    ...moved,
    main: read(cardValidity([...mainLedger, moved.given])),
    spare: read(cardValidity([...spareLedger, ...moved.taken])),
  };
}
