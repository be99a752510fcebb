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

/** Saved buy form. Strict, so that neither a password nor a consent is stored: consent is given again each time. */
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

/** Initial data of the buy page for the signed-in person. */
export const draftCalls = {
  getPurchaseDraft: read(
    'The purchase that this browser has begun',
    z.object({}),
    z.object({
      form: draftForm.nullable(),
      /** Set when the person already holds a card: a second one is not sold. */
      heldCard: heldCard.nullable(),
      /** A card payment is still being confirmed: another one would be a duplicate. */
      isBeingPaid: z.boolean(),
      /** The account already has a password, which the form's password would replace. */
      hasPassword: z.boolean(),
    }),
  ),
  savePurchaseDraft: change(
    'Save the purchase that this browser has begun',
    z.object({ form: draftForm }),
    z.object({ isSaved: z.literal(true) }),
  ),
};
