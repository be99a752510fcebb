import type { z } from 'zod';
import type { replaceNumberInput } from '../../../contract/office-actions/replace-number.ts';
import { deleteSessionsOf } from '../../account/session-queries.ts';
import { insertPlasticOrder } from '../../card/plastic-order-queries.ts';
import { replaceNumber as giveNewNumber } from '../../card/replace-number.ts';
import { findFormerNumbersOf } from '../../card/replace-number-queries.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import { findCardOf } from '../../my-card/my-card-queries.ts';
import { defineAction, say } from './define-action.ts';
import { lockCardOfPerson } from './goodwill-queries.ts';
import { countPlasticOrders, findHolder } from './replace-number-queries.ts';

type Input = z.output<typeof replaceNumberInput>;

/** A lost number is blocked and the card gets another. It cannot be undone: somebody may have the old one. */
export const replaceNumber = defineAction<'replaceNumber', Input>({
  kind: 'replaceNumber',

  async lock(tx, { personId }) {
    const cardId = await lockCardOfPerson(tx, personId);
    return cardId ? { personId, cardId } : { personId };
  },

  // The new number is drawn when it is done: the state tells what the card was called, not what it will be.
  async state(tx, { personId }) {
    const card = await findCardOf(tx, personId);
    if (!card) return { formerNumbers: [], plasticOrders: 0, isBlocked: false };
    return {
      formerNumbers: await findFormerNumbersOf(tx, card.cardId),
      plasticOrders: await countPlasticOrders(tx, card.cardId),
      isBlocked: card.isBlocked,
    };
  },

  async prepare(tx, { personId, wantsPlastic }, _, before) {
    const card = await findCardOf(tx, personId);
    if (!card) return { after: before, lines: [], refusal: say('noCard') };
    const { address, emailAddress } = await findHolder(tx, personId);
    const orders = before.plasticOrders as number;
    return {
      after: {
        formerNumbers: [...(before.formerNumbers as string[]), card.customerNumber].toSorted(),
        plasticOrders: wantsPlastic ? orders + 1 : orders,
        isBlocked: false,
      },
      lines: [
        { label: 'number', before: say('number', card.customerNumber), after: say('drawn') },
        { label: 'old', before: null, after: say('refused') },
        { label: 'time', before: null, after: say(card.isBlocked ? 'reopened' : 'unchanged') },
        {
          label: 'plastic',
          before: null,
          after: wantsPlastic && address ? say('posted', addressLine(address)) : say('noPlastic'),
        },
        { label: 'devices', before: null, after: say('signedOut') },
        { label: 'told', before: null, after: say(emailAddress ? 'letter' : 'noLetter') },
      ],
      refusal: wantsPlastic && !address ? say('noAddress') : null,
    };
  },

  async perform(tx, { personId, why, wantsPlastic }, { actionId, now, settings }) {
    const card = await findCardOf(tx, personId);
    if (!card) return;
    const { cardId } = card;
    await giveNewNumber(tx, { cardId, why, secretKey: settings.secretKey, now });
    await deleteSessionsOf(tx, personId);
    const { address, emailAddress, language, firstName, lastName } = await findHolder(tx, personId);
    if (wantsPlastic && address) {
      const recipient = { firstName, lastName, ...address };
      await insertPlasticOrder(tx, { cardId, cause: `staff:${actionId}`, recipient, now });
    }
    if (!emailAddress) return;
    await queueMail(tx, {
      to: emailAddress,
      language,
      letter: 'number-replaced',
      cardId,
      key: `number-replaced:${actionId}`,
      data: { firstName },
    });
  },
});

function addressLine(address: { streetAddress: string; zipCode: string; city: string }): string {
  return `${address.streetAddress}, ${address.zipCode} ${address.city}`;
}
