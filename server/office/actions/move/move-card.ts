import type { z } from 'zod';
import type { moveCardInput } from '../../../../contract/office/actions/move.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { yearOf } from '../../../../domain/base/local-date.ts';
import { cleanField } from '../../../../domain/person/clean-field.ts';
import { fieldErrors } from '../../../../domain/person/field-rules.ts';
import { findLetterAddress } from '../../../account/account-queries.ts';
import { findOrOpenAccount } from '../../../account/write/open-account-queries.ts';
import type { CardHolder } from '../../../card/card-queries.ts';
import {
  findHeldCard,
  type HeldCard,
  lockCardByNumber,
  updateHolderAccount,
} from '../../../card/move-card-queries.ts';
import { updatePlasticRecipient } from '../../../card/plastic-address-queries.ts';
import { findPlasticOrders } from '../../../card/plastic-order-queries.ts';
import type { Transaction } from '../../../db/database.ts';
import { findCardOf } from '../../../my-card/my-card-queries.ts';
import { changed } from '../action-refusals.ts';
import { type Act, defineAction } from '../define-action.ts';
import { lockPerson } from '../note/note-queries.ts';
import { findTarget, notifyMoved, targetFault } from './move-target.ts';

type Input = z.output<typeof moveCardInput>;
const LETTERS = { away: 'card-moved-away', here: 'card-moved-here' } as const;

const whole = ({ firstName, lastName }: CardHolder) => `${firstName} ${lastName}`;
const digits = (number: string) => number.replace(/\s/g, '');

/** Gives an unused card to the intended person. The payer is unchanged. */
export const moveCard = defineAction<'moveCard', Input>({
  kind: 'moveCard',

  async lock(tx, { personId, customerNumber }) {
    if (!(await lockPerson(tx, personId))) return null;
    await lockCardByNumber(tx, digits(customerNumber));
    const card = await findHeldCard(tx, digits(customerNumber));
    return { personId, cardId: card?.cardId ?? null };
  },

  async state(tx, { customerNumber }) {
    const card = await findHeldCard(tx, digits(customerNumber));
    if (!card) return { holder: null };
    const { emailAddress, firstName, lastName, yearOfBirth, isUnused } = card;
    const waiting = (await findPlasticOrders(tx, card.cardId)).filter((one) => !one.isProduced);
    const plastic = waiting.map(({ name }) => name);
    return { holder: emailAddress, firstName, lastName, yearOfBirth, isUnused, plastic };
  },

  async prepare(tx, input, act, before) {
    const target = await findTarget(tx, input.toAddress);
    const card = await findHeldCard(tx, digits(input.customerNumber));
    const refusal = await refusalOf(tx, input, act, card);
    if (refusal || !card) return { after: before, lines: [], refusal: refusal ?? say('noCard') };
    const holder = holderOf(input);
    const plastic = before.plastic as string[];
    const isRenamed = plastic.includes(whole(card));
    return {
      after: {
        ...before,
        ...holder,
        holder: target.address,
        plastic: plastic.map((name) => (name === whole(card) ? whole(holder) : name)),
      },
      lines: [
        {
          label: 'holder',
          before: say('person', whole(card), String(card.yearOfBirth)),
          after: say('person', whole(holder), String(holder.yearOfBirth)),
        },
        {
          label: 'account',
          before: say('words', card.emailAddress ?? ''),
          after: say(target.accountId ? 'existing' : 'opened', target.address),
        },
        {
          label: 'plastic',
          before: null,
          after: isRenamed ? say('renamed', whole(holder)) : say('noPlastic'),
        },
        { label: 'time', before: null, after: say('unchanged') },
        { label: 'orders', before: null, after: say('stay') },
        { label: 'told', before: null, after: say('letters') },
      ],
    };
  },

  async perform(tx, input, { actionId, now, settings }) {
    const { personId } = input;
    const first = await findLetterAddress(tx, personId);
    const { address } = await findTarget(tx, input.toAddress);
    const language = first?.language ?? 'fi';
    const toId = await findOrOpenAccount(tx, { emailAddress: address, language, now });
    await handOver(tx, { number: input.customerNumber, toId, holder: holderOf(input) });
    const { publicUrl } = settings;
    const moved = { fromId: personId, toId, key: actionId, orderNumber: null, publicUrl };
    await notifyMoved(tx, LETTERS, moved);
  },

  async undo(tx, { personId, customerNumber }, { actionId, before, language, settings }) {
    const card = await findHeldCard(tx, digits(customerNumber));
    // A person with another card by now cannot get this one back.
    if (!card?.accountId || (await findCardOf(tx, personId))) throw changed(language);
    const holder = before as CardHolder;
    await handOver(tx, { number: customerNumber, toId: personId, holder });
    const key = `undo:${actionId}`;
    await notifyMoved(tx, LETTERS, {
      fromId: card.accountId,
      toId: personId,
      key,
      orderNumber: null,
      publicUrl: settings.publicUrl,
    });
  },
});

function holderOf({ firstName, lastName, bornIn }: Input): CardHolder {
  return {
    firstName: cleanField('firstName', firstName),
    lastName: cleanField('lastName', lastName),
    yearOfBirth: bornIn,
  };
}

async function refusalOf(tx: Transaction, input: Input, act: Act, card: HeldCard | null) {
  if (card?.accountId !== input.personId) return say('noCard');
  if (!card.isUnused) return say('used');
  const target = await findTarget(tx, input.toAddress);
  const fault = targetFault(target, input.personId, act) ?? nameFault(input, act);
  if (fault) return say(fault);
  const hasCard = target.accountId && (await findCardOf(tx, target.accountId));
  return hasCard ? say('hasCard', target.address) : null;
}

/** Same rules as the shop's forms. */
function nameFault({ firstName, lastName, bornIn }: Input, { today }: Act) {
  const context = { currentYear: yearOf(today) };
  const typed = { firstName, lastName, yearOfBirth: String(bornIn) };
  const fields = ['firstName', 'lastName', 'yearOfBirth'] as const;
  return fields.find((field) => fieldErrors(field, typed[field], context).length > 0) ?? null;
}

type CardTransfer = { number: string; toId: string; holder: CardHolder };

async function handOver(tx: Transaction, { number, toId, holder }: CardTransfer): Promise<void> {
  const card = await findHeldCard(tx, digits(number));
  if (!card) throw new Error('the card is gone');
  const { cardId } = card;
  const { firstName, lastName, yearOfBirth } = holder;
  await updateHolderAccount(tx, {
    cardId,
    accountId: toId,
    holder: { firstName, lastName, yearOfBirth },
  });
  await updatePlasticRecipient(tx, { cardId, from: whole(card), to: whole(holder) });
}
