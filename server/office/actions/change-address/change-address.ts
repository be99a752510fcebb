import type { z } from 'zod';
import type { changeAddressInput } from '../../../../contract/office/actions/change-address.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { addressLine, type PostalAddress } from '../../../../domain/person/address-line.ts';
import { countryName } from '../../../../domain/person/country.ts';
import {
  type AddressField,
  addressErrors,
  cleanAddress,
} from '../../../../domain/person/postal-address.ts';
import { findContact, upsertContact } from '../../../account/contact-queries.ts';
import { lockCardOfPerson } from '../../../card/card-queries.ts';
import { updatePlasticPlace, updateWaitingPlastic } from '../../../card/plastic-address-queries.ts';
import type { Transaction } from '../../../db/database.ts';
import { queueMail } from '../../../letter/queue-mail.ts';
import { isSame } from '../canonical.ts';
import { type Act, defineAction } from '../define-action.ts';
import { lockPerson } from '../note/note-queries.ts';
import { findHolder } from '../replace-number/replace-number-queries.ts';
import {
  findPlasticAtPrinter,
  findWaitingPlastic,
  type WaitingPlastic,
} from './change-address-queries.ts';

type Input = z.output<typeof changeAddressInput>;
type State = { address: PostalAddress; plastic: WaitingPlastic[] };

/** Changes the postal address and redirects waiting plastic cards; those in a batch go to the address of the batch. */
export const changeAddress = defineAction<'changeAddress', Input>({
  kind: 'changeAddress',

  async lock(tx, { personId }) {
    if (!(await lockPerson(tx, personId))) return null;
    return { personId, cardId: await lockCardOfPerson(tx, personId) };
  },

  async state(tx, { personId }) {
    const { phone: _, ...address } = await findContact(tx, personId);
    return { address, plastic: await findWaitingPlastic(tx, personId) };
  },

  async prepare(tx, input, act, before) {
    const { address, plastic } = before as State;
    const place = cleanAddress(input);
    const fault = faultOf(place) ?? (isSame(address, place) ? 'same' : null);
    if (fault) return { after: before, lines: [], refusal: say(fault) };
    const isPosted = isPostedTo(place, act);
    const printed = await findPlasticAtPrinter(tx, input.personId);
    return {
      after: {
        address: place,
        plastic: isPosted ? plastic.map(({ id }) => ({ id, ...place })) : plastic,
      },
      lines: [
        {
          label: 'address',
          before: address.streetAddress
            ? say('words', addressLine(address, act.language))
            : say('none'),
          after: say('words', addressLine(place, act.language)),
        },
        ...plastic.slice(0, 1).map((waiting) => ({
          label: 'plastic' as const,
          before: say('words', addressLine(waiting, act.language)),
          after: isPosted
            ? say('turned')
            : say('notPosted', countryName(place.country, act.language)),
        })),
        ...(printed
          ? [
              {
                label: 'printed' as const,
                before: null,
                after: say('printed', addressLine(printed, act.language), printed.batch),
              },
            ]
          : []),
        { label: 'told', before: null, after: say('letter') },
      ],
    };
  },

  async perform(tx, input, act) {
    const { actionId, now } = act;
    const { personId } = input;
    const place = cleanAddress(input);
    const { phone } = await findContact(tx, personId);
    await upsertContact(tx, { ...place, phone, accountId: personId, now });
    if (isPostedTo(place, act)) await updateWaitingPlastic(tx, { ...place, accountId: personId });
    await tell(tx, personId, { key: actionId, place });
  },

  async undo(tx, { personId }, { actionId, before, now }) {
    const { address, plastic } = before as State;
    const { phone } = await findContact(tx, personId);
    await upsertContact(tx, { ...address, phone, accountId: personId, now });
    for (const waiting of plastic) await updatePlasticPlace(tx, waiting);
    await tell(tx, personId, { key: `${actionId}:undone`, place: address });
  },
});

const isPostedTo = ({ country }: PostalAddress, { settings }: Act) =>
  settings.plasticCountries.includes(country);

/** Same rules as the shop's forms. */
const faultOf = (place: PostalAddress) =>
  (addressErrors(place)[0]?.field as AddressField | undefined) ?? null;

/** Lets the person object to a change they did not ask for. No letter where an undo leaves no address. */
async function tell(
  tx: Transaction,
  personId: string,
  { key, place }: { key: string; place: PostalAddress },
): Promise<void> {
  const { emailAddress, language, firstName } = await findHolder(tx, personId);
  if (!emailAddress || !place.streetAddress) return;
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'address-changed',
    key: `address-changed:${key}`,
    data: { firstName, address: addressLine(place, language) },
  });
}
