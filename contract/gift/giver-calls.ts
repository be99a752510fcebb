import { z } from 'zod';
import { GIFT_STATES } from '../../domain/gift/gift-state.ts';
import { COUNTRIES } from '../../domain/person/country.ts';
import { change } from '../call/call.ts';
import { text, typedText } from '../call/wire-values.ts';

const giftKey = text(100);
const giftId = z.uuid();
const day = text(10).nullable();
const hour = z.number().int().min(0).max(23).nullable();

const gift = z
  .object({
    giftId,
    recipientName: z.string(),
    greeting: z.string(),
    isDigital: z.boolean(),
    state: z.enum(GIFT_STATES),
    /** Epoch milliseconds. */
    sendAt: z.number().nullable(),
    sentAt: z.number().nullable(),
    openedAt: z.number().nullable(),
    activatedAt: z.number().nullable(),
    postedAt: z.number().nullable(),
    recipientEmail: z.string().nullable(),
    addressee: z.string().nullable(),
    streetAddress: z.string().nullable(),
    zipCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
  })
  .meta({ id: 'GivenGift' });

const giftOrder = z
  .object({
    orderNumber: z.string(),
    paidAt: z.number(),
    giverFirstName: z.string(),
    /** Null: the withdrawal period is over. */
    withdrawalUrl: z.string().nullable(),
    gifts: z.array(gift),
  })
  .meta({ id: 'GiftOrder' });
const changed = z
  .object({ validationError: z.string().nullable(), order: giftOrder })
  .meta({ id: 'ChangedGiftOrder' });

/** Guest controller: what the giver can do with the secret link in the e-mail. */
export const giverCalls = {
  /** The code behind a gift link; null when the link is not a gift's. */
  openGift: change(
    'The activation code behind the link of a gift letter',
    z.object({ marker: text(100) }),
    z.object({ code: z.string().nullable() }),
  ),
  /** POST, because a key in a query would end up in proxy logs. */
  getGiftOrder: change('A gift order, for its giver', z.object({ giftKey }), giftOrder),
  /** Recipient and delivery time can be changed until the gift is sent. */
  updateGift: change(
    'Change where and when a gift is sent',
    z.object({
      giftKey,
      giftId,
      recipientName: typedText.optional(),
      greeting: typedText.optional(),
      recipientEmail: typedText.optional(),
      deliveryDate: day.optional(),
      deliveryHour: hour.optional(),
      addressee: typedText.optional(),
      streetAddress: typedText.optional(),
      zipCode: typedText.optional(),
      city: typedText.optional(),
      country: z.enum(COUNTRIES).optional(),
      /** The gift as the form loaded it (`giftMark`): refuses to overwrite a change from another window. */
      seen: text(4000).optional(),
    }),
    changed,
  ),
  resendGift: change('Send a gift again', z.object({ giftKey, giftId }), changed),
  /** Turns a postal gift into an e-mailed one when the post is too slow. */
  turnGiftDigital: change(
    'Send a gift by mail instead of post',
    z.object({
      giftKey,
      giftId,
      recipientEmail: typedText,
      deliveryDate: day.default(null),
      deliveryHour: hour.default(null),
    }),
    changed,
  ),
};
