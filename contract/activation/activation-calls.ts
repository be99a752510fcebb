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

/** From an activation code to the holder's own card. Only the browser that entered the code sees the card. */
export const activationCalls = {
  checkActivation: change(
    'Check an activation code',
    z.object({ code: text(2_000) }),
    z.object({
      activationState: z.enum(ACTIVATION_STATES),
      /** Reason shown when the code cannot be activated. */
      message: z.string().nullable(),
      cardAssetId: id.nullable(),
      /** The card that the person already holds: the code's year can be added to it. */
      heldCard: heldCard.nullable(),
    }),
  ),
  /** The activation in progress in this browser, kept across a reload or a sign-in. */
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
        /** Where the confirmation was sent, until the address is confirmed. */
        waitsFor: z
          .object({ emailAddress: z.string(), sentAt: z.number(), isLinkOpen: z.boolean() })
          .nullable(),
        /** The year was added to the card that the person already holds, so the registered one has no time. */
        isAdded: z.boolean(),
      })
      .nullable(),
  ),
  /** Sends the registration e-mail again, for the browser that registered. */
  resendConfirmation: change(
    'Send the confirmation of a registration again',
    z.object({}),
    z.object({ isSent: z.literal(true) }),
  ),
  /** Sends it to a corrected address; the old link stops working. */
  changeRegistrationAddress: change(
    'Change the address of a registration that waits for its confirmation',
    z.object({ emailAddress: text(200) }),
    z.object({ isSent: z.literal(true) }),
  ),
  /** The confirmation link was opened. `unpaid`: activation waits until the current card is paid for. */
  confirmRegistration: change(
    'Confirm a registration by the link in the mail',
    z.object({ token: text(200) }),
    z.object({ outcome: z.enum(['bound', 'merged', 'kept', 'unpaid']), isSignedIn: z.boolean() }),
  ),
};
