import type { z } from 'zod';
import type { correctInput } from '../../../../contract/office/actions/correct.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { yearOf } from '../../../../domain/base/local-date.ts';
import { addressLine } from '../../../../domain/person/address-line.ts';
import { cleanField } from '../../../../domain/person/clean-field.ts';
import { fieldErrors } from '../../../../domain/person/field-rules.ts';
import { renameAccount } from '../../../account/write/change-account-queries.ts';
import { correctHolder, lockCardOfPerson } from '../../../card/card-queries.ts';
import { updatePlasticRecipient } from '../../../card/plastic-address-queries.ts';
import {
  cancelPlasticOrder,
  findPlasticOrders,
  insertPlasticOrder,
  type PlasticOrder,
} from '../../../card/plastic-order-queries.ts';
import type { Transaction } from '../../../db/database.ts';
import { isSame } from '../canonical.ts';
import { type Act, defineAction } from '../define-action.ts';
import { lockPerson } from '../note/note-queries.ts';
import { findNames, type Named } from './correct-queries.ts';

type Input = z.output<typeof correctInput>;
type Names = Pick<Named, 'account' | 'card'>;
type Plastic = { name: string; isProduced: boolean };

const causeOf = (actionId: string) => `staff:${actionId}`;
const whole = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** Corrects a name or year of birth. A plastic card already produced is ordered again. */
export const correct = defineAction<'correct', Input>({
  kind: 'correct',

  async lock(tx, { personId }) {
    if (!(await lockPerson(tx, personId))) return null;
    return { personId, cardId: await lockCardOfPerson(tx, personId) };
  },

  async state(tx, { personId }) {
    const { cardId, ...names } = await findNames(tx, personId);
    const orders = cardId ? await findPlasticOrders(tx, cardId) : [];
    return { ...names, plastic: orders.map(({ name, isProduced }) => ({ name, isProduced })) };
  },

  async prepare(tx, input, act, before) {
    const { cardId, ...now } = await findNames(tx, input.personId);
    const then = corrected(now, input);
    const fault = faultOf(input, now, act) ?? (isSame(now, then) ? 'same' : null);
    if (fault) return { after: before, lines: [], refusal: say(fault) };
    const orders = cardId ? await findPlasticOrders(tx, cardId) : [];
    const plan = plasticPlan(orders, now, then);
    return {
      after: { ...then, plastic: plan.after },
      lines: [
        { label: 'name', before: say('words', nameOf(now)), after: say('words', nameOf(then)) },
        { label: 'year', before: yearOfBirth(now), after: yearOfBirth(then) },
        { label: 'plastic', before: plasticNow(orders), after: plasticThen(plan, then, act) },
        { label: 'rest', before: null, after: say('unchanged') },
      ],
    };
  },

  async perform(tx, input, act) {
    const { personId } = input;
    const { cardId, ...now } = await findNames(tx, personId);
    const then = corrected(now, input);
    const orders = cardId ? await findPlasticOrders(tx, cardId) : [];
    await write(tx, { personId, cardId, from: now, to: then });
    const { reprint } = plasticPlan(orders, now, then);
    if (!cardId || !reprint || !then.card) return;
    const { firstName, lastName } = then.card;
    const recipient = { ...reprint, firstName, lastName };
    await insertPlasticOrder(tx, { cardId, cause: causeOf(act.actionId), recipient, now: act.now });
  },

  async undo(tx, { personId }, { actionId, before, now }) {
    const { cardId, ...from } = await findNames(tx, personId);
    if (cardId) await cancelPlasticOrder(tx, { cardId, cause: causeOf(actionId), now });
    await write(tx, { personId, cardId, from, to: before as Names });
  },
});

function corrected(now: Names, { firstName, lastName, bornIn }: Input): Names {
  const name = {
    firstName: cleanField('firstName', firstName),
    lastName: cleanField('lastName', lastName),
  };
  const { card } = now;
  return { account: name, card: card && { ...name, yearOfBirth: bornIn ?? card.yearOfBirth } };
}

/** Same rules as the shop's forms. */
function faultOf(input: Input, { card }: Names, { today }: Act) {
  const context = { currentYear: yearOf(today) };
  const fields = card
    ? (['firstName', 'lastName', 'yearOfBirth'] as const)
    : (['firstName', 'lastName'] as const);
  const { firstName, lastName, bornIn } = input;
  const typed = { firstName, lastName, yearOfBirth: String(bornIn ?? '') };
  return fields.find((field) => fieldErrors(field, typed[field], context).length > 0) ?? null;
}

type Written = { personId: string; cardId: string | null; from: Names; to: Names };

async function write(tx: Transaction, { personId, cardId, from, to }: Written): Promise<void> {
  await renameAccount(tx, { accountId: personId, ...to.account });
  if (!cardId || !to.card || !from.card) return;
  await correctHolder(tx, { cardId, holder: to.card });
  await updatePlasticRecipient(tx, { cardId, from: whole(from.card), to: whole(to.card) });
}

/** Waiting cards are renamed; those produced with the wrong name are reordered. */
function plasticPlan(orders: PlasticOrder[], now: Names, then: Names) {
  const [from, to] = [now.card && whole(now.card), then.card && whole(then.card)];
  const isOpen = ({ name, isProduced }: Plastic) => !isProduced && name === from;
  const kept = orders.map(({ name, isProduced }) => ({ name, isProduced }));
  const after: Plastic[] = kept.map((one) => (isOpen(one) && to ? { ...one, name: to } : one));
  const made = orders.findLast(({ name, isProduced }) => isProduced && name === from);
  const isRenamed = kept.some(isOpen) && from !== to;
  const reprint = made && from !== to && !isRenamed ? made : null;
  if (reprint && to) after.push({ name: to, isProduced: false });
  return { after, isRenamed, reprint };
}

function plasticNow(orders: PlasticOrder[]) {
  const newest = orders.at(-1);
  if (!newest) return say('noPlastic');
  return say(newest.isProduced ? 'produced' : 'ordered', newest.name);
}

function plasticThen(
  { isRenamed, reprint }: ReturnType<typeof plasticPlan>,
  then: Names,
  { language }: Act,
) {
  const name = then.card ? whole(then.card) : '';
  if (isRenamed) return say('renamed', name);
  if (!reprint) return say('keeps');
  return say('reprint', name, addressLine(reprint, language));
}

function nameOf({ card, account }: Names): string {
  if (card) return whole(card);
  return [account.firstName, account.lastName].filter(Boolean).join(' ') || '–';
}

const yearOfBirth = ({ card }: Names) =>
  card ? say('year', String(card.yearOfBirth)) : say('noYear');
