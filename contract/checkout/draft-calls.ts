import { z } from 'zod';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { change, read } from '../call/call.ts';
import { typedText } from '../call/wire-values.ts';
import { typedAddress } from '../person/postal-address.ts';
import { heldCard } from './held-card.ts';

export const typedPhone = z
  .strictObject({
    phone: typedText,
    country: z.strictObject({
      code: z.string().regex(/^[A-Z]{2}$/),
      callingCode: z.string().regex(/^\d{1,6}$/),
      trunkZero: z.boolean(),
    }),
  })
  .meta({ id: 'TypedPhone' });

/** The buy form as it was left. Strict: no password can slip in, and no consent, which is given anew each time. */
export const draftForm = z
  .strictObject({
    firstName: typedText,
    lastName: typedText,
    yearOfBirth: typedText,
    ...typedAddress,
    phone: typedPhone,
    plasticCardOptOut: z.boolean(),
    subscribedNewsletter: z.boolean(),
    paymentBillingType: z.enum(BILLING_TYPES),
  })
  .meta({ id: 'PurchaseDraft' });
export type DraftForm = z.infer<typeof draftForm>;

/** What the buy page begins with, for the person who is signed in. */
export const draftCalls = {
  getPurchaseDraft: read(
    'The purchase that this browser has begun',
    z.object({}),
    z.object({
      form: draftForm.nullable(),
      /** Who holds one is sold no other. */
      heldCard: heldCard.nullable(),
      /** A payment for a card is still being confirmed: another would be one too many. */
      isBeingPaid: z.boolean(),
      /** The form's password would replace one. */
      hasPassword: z.boolean(),
    }),
  ),
  savePurchaseDraft: change(
    'Save the purchase that this browser has begun',
    z.object({ form: draftForm }),
    z.object({ isSaved: z.literal(true) }),
  ),
};
