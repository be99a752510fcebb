import { z } from 'zod';
import { change, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';
import { heldCard } from '../checkout/held-card.ts';

const id = z.uuid();

const ACTIVATION_STATES = [
  'ready',
  'unknown',
  'used',
  'notPaid',
  'takenBack',
  'codeNeeded',
] as const;

/** From a code to a card of one's own. The card is only told to the browser that brought its code. */
export const activationCalls = {
  checkActivation: change(
    'Check an activation code',
    z.object({ code: text(2_000) }),
    z.object({
      activationState: z.enum(ACTIVATION_STATES),
      /** What is said when it is not ready. */
      message: z.string().nullable(),
      cardAssetId: id.nullable(),
      /** The year may be added to it. */
      heldCard: heldCard.nullable(),
    }),
  ),
  /** What this browser is activating, so that a reload or a sign-in on the way loses nothing. */
  getActivation: read(
    'What this browser is activating',
    z.object({}),
    z.object({ code: z.string(), cardAssetId: id, heldCard: heldCard.nullable() }).nullable(),
  ),
  addToOwnCard: change(
    'Add the time of an activation code to one’s own card',
    z.object({ cardAssetId: id }),
    z.object({ validUntil: z.string().nullable(), customerNumber: z.string() }),
  ),
  getRegistration: read(
    'The card that this browser has registered',
    z.object({}),
    z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        customerNumber: z.string(),
        ryijySeed: z.number(),
        hasPlasticCard: z.boolean(),
        registeredAt: z.number(),
        /** Where the letter went, as long as nobody has shown that the address is theirs. */
        waitsFor: z
          .object({ emailAddress: z.string(), sentAt: z.number(), isLinkOpen: z.boolean() })
          .nullable(),
        /** The year went to the card that the person holds already: this one has none. */
        isAdded: z.boolean(),
      })
      .nullable(),
  ),
  /** The mail of the registration once more, for the browser that made it. */
  resendConfirmation: change(
    'Send the confirmation of a registration again',
    z.object({}),
    z.object({ isSent: z.literal(true) }),
  ),
  /** The same to another address, because the one that was typed is wrong: the old link opens nothing any more. */
  changeRegistrationAddress: change(
    'Change the address of a registration that waits for its confirmation',
    z.object({ emailAddress: text(200) }),
    z.object({ isSent: z.literal(true) }),
  ),
  /** The link in the mail was followed. `unpaid`: the card waits until the one that they hold is paid for. */
  confirmRegistration: change(
    'Confirm a registration by the link in the mail',
    z.object({ token: text(200) }),
    z.object({ outcome: z.enum(['bound', 'merged', 'kept', 'unpaid']), isSignedIn: z.boolean() }),
  ),
};
