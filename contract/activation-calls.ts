import { z } from 'zod';
import { change, read } from './call.ts';
import { heldCard } from './held-card.ts';
import { text } from './wire-values.ts';

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
    z.object({}),
    z.object({ code: z.string(), cardAssetId: id, heldCard: heldCard.nullable() }).nullable(),
  ),
  addToOwnCard: change(
    z.object({ cardAssetId: id }),
    z.object({ validUntil: z.string().nullable(), customerNumber: z.string() }),
  ),
  /** The card that this browser registered: for the thank-you page. */
  getRegistration: read(
    z.object({}),
    z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        customerNumber: z.string(),
        ryijySeed: z.number(),
        hasPlasticCard: z.boolean(),
        waitsForConfirmation: z.boolean(),
        /** The year went to the card that the person holds already: this one has none. */
        isAdded: z.boolean(),
      })
      .nullable(),
  ),
  /** The mail of the registration once more, for the browser that made it. */
  resendConfirmation: change(z.object({}), z.object({ isSent: z.literal(true) })),
  /** The link in the mail was followed. */
  confirmRegistration: change(
    z.object({ token: text(200) }),
    z.object({ outcome: z.enum(['bound', 'merged', 'kept']), isSignedIn: z.boolean() }),
  ),
};
