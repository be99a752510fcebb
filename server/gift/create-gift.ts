import { cleanRecipient, type GiftForm, type Giver } from '../../domain/gift/gift-form.ts';
import { cleanField } from '../../domain/person/clean-field.ts';
import { cleanAddress } from '../../domain/person/postal-address.ts';
import { ensureOwner } from '../account/owner.ts';
import { lockBrowser } from '../account/session/browser-key-queries.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { updateOrderedDraft } from '../order/order-draft-queries.ts';
import { codeError, isForAll, type Priced, reservePrice } from '../order/price-purchase.ts';
import { saveOrder } from '../order/purchase-queries.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import type { GuestContext } from '../platform/context.ts';
import { spokenLanguage } from '../platform/scheme-today.ts';
import type { Scheme } from '../scheme/scheme-queries.ts';
import { giftPriceQuery } from './check-gift.ts';
import type { GiftRequest } from './gift-input.ts';
import { insertGiftOrder, saveGift } from './gift-queries.ts';
import { openingMarker, secretHash } from './gift-secrets.ts';
import { findOpenGift, lockGiftOrders, type OpenGift } from './open/open-gift-queries.ts';

export type GiftMade = { made: true; orderIds: string[] } | { made: false; message: string };
type Owner = Awaited<ReturnType<typeof ensureOwner>>;

/** Creates the order of a checked gift or updates the unpaid one, so that there is never a second. */
export async function createGift(
  asked: GiftRequest,
  scheme: Scheme,
  context: GuestContext,
): Promise<GiftMade> {
  const owner = await ensureOwner(context);
  return inTransaction(context.pool, (tx) => makeOrder(tx, { asked, scheme, owner }, context));
}

type Making = { asked: GiftRequest; scheme: Scheme; owner: Owner };

async function makeOrder(
  tx: Transaction,
  { asked, scheme, owner }: Making,
  context: GuestContext,
): Promise<GiftMade> {
  const { clock, language, settings } = context;
  const now = clock.now();
  const texts = purchaseTexts(scheme, language);
  const { form } = asked;
  const { isDigital } = form;
  await lockBrowser(tx, owner.browserHash);

  const last = await findOpenGift(tx, { owner, isDigital });
  if (last?.isBeingConfirmed && isSame(last, form)) {
    return { made: false, message: texts.ofRefusal('paymentBeingConfirmed') };
  }
  const open = last?.isBeingConfirmed ? null : last;
  const held = open?.gifts.map(({ orderId }) => orderId) ?? [];
  await lockGiftOrders(tx, held);
  const emailAddress = cleanField('emailAddress', form.giver.emailAddress);
  const priced = await reservePrice(tx, giftPriceQuery(asked, now), {
    exceptOrderIds: held,
    buyer: { ...owner, emailAddress },
  });
  if (!isForAll(priced, form.recipients.length)) {
    return { made: false, message: texts.ofError(codeError(priced)) };
  }
  const { secretKey } = settings;
  const giftOrderId =
    open?.giftOrderId ?? (await insertGiftOrder(tx, { isDigital, secretKey, now }));
  const orderIds: string[] = [];
  for (const place of form.recipients.keys()) {
    const orderId = await saveOrder(tx, held[place] ?? null, {
      ...orderValues({ asked, scheme, owner }, priced),
      now,
    });
    const markerHash = secretHash(openingMarker(orderId, secretKey));
    await saveGift(tx, { orderId, giftOrderId, place, markerHash, ...giftAt(form, place) });
    orderIds.push(orderId);
  }
  const kind = isDigital ? 'giftDigital' : 'giftEnvelope';
  const [orderId] = orderIds;
  if (orderId) await updateOrderedDraft(tx, { browserHash: owner.browserHash, kind, orderId });
  return { made: true, orderIds };
}

function orderValues({ asked, scheme, owner }: Making, { listPrice, price, campaign }: Priced) {
  const { form, language } = asked;
  return {
    kind: 'gift',
    billing: 'annually',
    accountId: owner.accountId,
    browserHash: owner.browserHash,
    language: spokenLanguage(language),
    listPrice,
    price,
    campaignId: campaign?.id ?? null,
    details: { buyer: cleanGiver(form) },
    conditionsVersion: scheme.conditionsVersion,
    monthlyConsentVersion: null,
  };
}

/** The giver's address is kept only when something is posted to them. */
function cleanGiver({ giver, isDigital, postedTo }: GiftForm): Partial<Giver> {
  const { firstName, lastName, emailAddress, phone } = giver;
  return {
    firstName: cleanField('firstName', firstName),
    lastName: cleanField('lastName', lastName),
    emailAddress: cleanField('emailAddress', emailAddress),
    phone: phone.replace(/\s/gu, ''),
    ...(!isDigital && postedTo === 'buyer' ? cleanAddress(giver) : {}),
  };
}

function giftAt(form: GiftForm, place: number) {
  const { isDigital, postedTo, giver } = form;
  const recipient = form.recipients[place];
  if (!recipient) throw new Error('no such recipient');
  const cleaned = cleanRecipient(recipient);
  const toBuyer = postedTo === 'buyer';
  const name = `${giver.firstName.trim()} ${giver.lastName.trim()}`;
  return {
    ...cleaned,
    ...(toBuyer ? cleanAddress(giver) : {}),
    isDigital,
    postedTo,
    addressee: toBuyer ? name : cleaned.recipientName,
  };
}

/** The same gifts whose payment is being confirmed: paying again would be a mistake. */
function isSame({ gifts }: OpenGift, { recipients }: GiftForm): boolean {
  const named = (list: { recipientName: string; recipientEmail: string }[]) =>
    list.map((one) => `${one.recipientName.trim()} ${one.recipientEmail.trim()}`).join('\n');
  return named(gifts) === named(recipients);
}
