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
    /** Instants, in milliseconds. */
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
    /** Null: the time to withdraw is over. */
    withdrawalUrl: z.string().nullable(),
    gifts: z.array(gift),
  })
  .meta({ id: 'GiftOrder' });
const changed = z
  .object({ validationError: z.string().nullable(), order: giftOrder })
  .meta({ id: 'ChangedGiftOrder' });

/** Guest controller: what a giver can do with the secret link from the mail. */
export const giverCalls = {
  /** The code behind the link of a gift letter; null when the link is of no gift. */
  openGift: change(
    'The activation code behind the link of a gift letter',
    z.object({ marker: text(100) }),
    z.object({ code: z.string().nullable() }),
  ),
  /** A POST, because a key in a query ends up in the logs of proxies. */
  getGiftOrder: change('A gift order, for its giver', z.object({ giftKey }), giftOrder),
  /** Until the gift is on its way: where to, and when. */
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
      /** The gift as the form was opened on it (`giftMark`): what another window has saved since is not overwritten unseen. */
      seen: text(4000).optional(),
    }),
    changed,
  ),
  resendGift: change('Send a gift again', z.object({ giftKey, giftId }), changed),
  /** The post is too slow: the same gift by mail. */
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
