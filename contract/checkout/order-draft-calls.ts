import { z } from 'zod';
import { COMPANY_DELIVERIES } from '../../domain/company/company-order-form.ts';
import { POSTED_TO } from '../../domain/gift/gift-form.ts';
import { LIMITS } from '../../domain/scheme/topic/limits.ts';
import { change, read } from '../call/call.ts';
import { typedText as text } from '../call/wire-values.ts';
import { typedAddress } from '../person/postal-address.ts';
import { draftForm, typedPhone } from './draft-calls.ts';

const choices = { hasCampaignCode: z.boolean(), campaignCode: text };

/** Saved gift form, digital or by post. */
const giftDraft = z
  .strictObject({
    giver: z.strictObject({ firstName: text, lastName: text, emailAddress: text, ...typedAddress }),
    recipients: z
      .array(
        z.strictObject({
          recipientName: text,
          recipientEmail: text,
          greeting: text,
          ...typedAddress,
          when: z.enum(['now', 'later']),
          sendDay: text,
          sendHour: text,
        }),
      )
      .min(1)
      .max(LIMITS.giftsInOrder.most),
    postedTo: z.enum(POSTED_TO).nullable(),
    ...choices,
  })
  .meta({ id: 'GiftDraft' });

/** Saved company form. */
const companyDraft = z
  .strictObject({
    values: z.strictObject({
      companyName: text,
      businessId: text,
      firstName: text,
      lastName: text,
      emailAddress: text,
      phone: typedPhone,
      billingReference: text,
      numberOfUnits: text,
      ...typedAddress,
    }),
    delivery: z.enum(COMPANY_DELIVERIES).nullable(),
    ...choices,
  })
  .meta({ id: 'CompanyDraft' });
/** Saved registration form: the buy form plus the address that a guest types. */
const registrationDraft = draftForm
  .extend({ emailAddress: text })
  .meta({ id: 'RegistrationDraft' });
export type GiftDraft = z.infer<typeof giftDraft>;
export type CompanyDraft = z.infer<typeof companyDraft>;
export type RegistrationDraft = z.infer<typeof registrationDraft>;

/** Visit id for the logs, the same from the form to the thank-you page. */
// Any UUID version: the id of a signed-in visit is derived from the session.
const transactionId = z.guid().optional();
const saved = z.object({ isSaved: z.boolean() });

/** Drafts of forms that need no account. Each belongs to the browser in which it was typed. */
export const orderDraftCalls = {
  getGiftDraft: read(
    'The gift order that this browser has begun',
    z.object({ isDigitalGift: z.stringbool() }),
    z.object({ form: giftDraft.nullable() }),
  ),
  saveGiftDraft: change(
    'Save the gift order that this browser has begun',
    z.object({ isDigitalGift: z.boolean(), form: giftDraft, transactionId }),
    saved,
  ),
  getCompanyDraft: read(
    'The company order that this browser has begun',
    z.object({}),
    z.object({ form: companyDraft.nullable() }),
  ),
  saveCompanyDraft: change(
    'Save the company order that this browser has begun',
    z.object({ form: companyDraft, transactionId }),
    saved,
  ),
  /** For the card whose code this browser opened last. */
  getRegistrationDraft: read(
    'The registration that this browser has begun',
    z.object({}),
    z.object({ form: registrationDraft.nullable() }),
  ),
  saveRegistrationDraft: change(
    'Save the registration that this browser has begun',
    z.object({ cardAssetId: z.uuid(), form: registrationDraft, transactionId }),
    saved,
  ),
};
