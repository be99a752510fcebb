import type { z } from 'zod';
import type { replaceNumberInput } from '../../../../contract/office/actions/replace-number.ts';
import { pathTo } from '../../../../contract/page/pages.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { groupInFours } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { addressLine } from '../../../../domain/person/address-line.ts';
import { countryName } from '../../../../domain/person/country.ts';
import { deleteSessionsOf } from '../../../account/session/session-queries.ts';
import { lockCardOfPerson } from '../../../card/card-queries.ts';
import { cancelPrintedPlastic } from '../../../card/plastic-order-queries.ts';
import { insertReprint } from '../../../card/plastic-production-queries.ts';
import { replaceNumber as giveNewNumber } from '../../../card/replace-number.ts';
import { findFormerNumbersOf } from '../../../card/replace-number-queries.ts';
import { queueMail } from '../../../letter/queue-mail.ts';
import { findCardOf } from '../../../my-card/my-card-queries.ts';
import { type CardToReprint, lockCardToReprint } from '../../plastic/reprint-queries.ts';
import { type Act, defineAction } from '../define-action.ts';
import { countPlasticOrders, findHolder, type PlasticCount } from './replace-number-queries.ts';

type Input = z.output<typeof replaceNumberInput>;

/** Blocks a lost number and assigns another. Cannot be undone, since somebody may have the old one. */
export const replaceNumber = defineAction<'replaceNumber', Input>({
  kind: 'replaceNumber',

  async lock(tx, { personId }) {
    const cardId = await lockCardOfPerson(tx, personId);
    return cardId ? { personId, cardId } : { personId };
  },

  // The new number is drawn when performed, so the state records only the old one.
  async state(tx, { personId }) {
    const card = await findCardOf(tx, personId);
    if (!card) return { formerNumbers: [], plastic: null, isBlocked: false };
    return {
      formerNumbers: await findFormerNumbersOf(tx, card.cardId),
      plastic: await countPlasticOrders(tx, card.cardId),
      isBlocked: card.isBlocked,
    };
  },

  async prepare(tx, { personId, wantsPlastic }, act, before) {
    const card = await findCardOf(tx, personId);
    if (!card) return { after: before, lines: [], refusal: say('noCard') };
    const { emailAddress } = await findHolder(tx, personId);
    const ordered = await lockCardToReprint(tx, card.customerNumber);
    const address = addressOf(ordered, act.language);
    const plastic = before.plastic as PlasticCount;
    return {
      after: {
        formerNumbers: [...(before.formerNumbers as string[]), card.customerNumber].toSorted(),
        plastic: plasticAfter(plastic, wantsPlastic),
        isBlocked: false,
      },
      lines: [
        {
          label: 'number',
          before: say('number', groupInFours(card.customerNumber)),
          after: say('drawn'),
        },
        { label: 'old', before: null, after: say('refused') },
        { label: 'time', before: null, after: say(card.isBlocked ? 'reopened' : 'unchanged') },
        {
          label: 'plastic',
          before: null,
          after:
            wantsPlastic && address
              ? say(plastic.open > 0 ? 'postedInstead' : 'posted', address)
              : say(withoutNew(plastic)),
        },
        { label: 'devices', before: null, after: say('signedOut') },
        { label: 'told', before: null, after: say(emailAddress ? 'letter' : 'noLetter') },
      ],
      refusal: wantsPlastic ? postRefusal(ordered, act) : null,
    };
  },

  async perform(tx, { personId, why, wantsPlastic }, act) {
    const { actionId, now, settings, user } = act;
    const card = await findCardOf(tx, personId);
    if (!card) return;
    const { cardId } = card;
    const ordered = await lockCardToReprint(tx, card.customerNumber);
    await giveNewNumber(tx, { cardId, why, now });
    await deleteSessionsOf(tx, personId);
    const { emailAddress, language, firstName } = await findHolder(tx, personId);
    if (wantsPlastic && ordered && !postRefusal(ordered, act)) {
      const { accountId } = user;
      await insertReprint(tx, { ...ordered, reason: 'lost', accountId, now });
    } else {
      await cancelPrintedPlastic(tx, { cardId, now });
    }
    if (!emailAddress) return;
    await queueMail(tx, {
      to: emailAddress,
      language,
      letter: 'number-replaced',
      cardId,
      key: `number-replaced:${actionId}`,
      data: { firstName, link: `${settings.publicUrl}${pathTo('My_Museum_Card', language)}` },
    });
  },
});

function plasticAfter({ all, open, atPrinter }: PlasticCount, wantsPlastic: boolean): PlasticCount {
  if (wantsPlastic) return { all: all + 1, open: 1, atPrinter: 0 };
  return { all, open: open - atPrinter, atPrinter: 0 };
}

/** What happens to an earlier plastic order when no new one is placed. */
function withoutNew({ open, atPrinter }: PlasticCount) {
  if (open > atPrinter) return 'waiting' as const;
  return atPrinter > 0 ? ('notPosted' as const) : ('noPlastic' as const);
}

/** One line; null without a known address. */
function addressOf(card: CardToReprint | null, language: Language): string | null {
  if (!card?.streetAddress || !card.zipCode || !card.city) return null;
  return addressLine(card, language);
}

function postRefusal(card: CardToReprint | null, { settings, language }: Act) {
  if (!card || !addressOf(card, language)) return say('noAddress');
  if (settings.plasticCountries.includes(card.country)) return null;
  return say('notPosted', countryName(card.country, language));
}
