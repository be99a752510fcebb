import { accountAddress } from '../../domain/account/email-address.ts';
import { fromEuros } from '../../domain/base/cents.ts';
import { formatDate, formatMoney } from '../../domain/base/format.ts';
import { helsinkiDay, yearOf } from '../../domain/base/local-date.ts';
import { purchaseFormErrors } from '../../domain/purchase/purchase-form.ts';
import { findScheme, type Scheme } from '../catalog/scheme-queries.ts';
import type { GuestContext } from '../context.ts';
import { type Priced, pricePurchase } from './price-purchase.ts';
import { formOf, type PurchaseInput } from './purchase-input.ts';
import { findHeldCard } from './purchase-queries.ts';
import { purchaseTexts } from './purchase-texts.ts';

export type PurchaseCheck =
  | { accepted: true; priced: Priced; scheme: Scheme }
  | { accepted: false; messages: string[] };

/** The same rules as the browser's, then what only the server knows. Reads only: nothing is stored. */
export async function checkPurchase(
  input: PurchaseInput,
  context: GuestContext,
): Promise<PurchaseCheck> {
  const { pool, clock } = context;
  const scheme = await findScheme(pool);
  const texts = purchaseTexts(scheme, context.language);
  const form = formOf(input);
  const errors = purchaseFormErrors(form, { currentYear: yearOf(helsinkiDay(clock.now())) });
  if (errors.length > 0) return refused(...errors.map(texts.ofError));

  const personal = await personalRefusal(input, context, texts);
  if (personal) return refused(personal);

  const { billing, campaignCode } = form;
  const priced = await pricePurchase(pool, {
    kind: 'standard',
    billing,
    campaignCode,
    now: clock.now(),
  });
  if (!priced) {
    return refused(texts.ofError({ field: 'campaignCode', code: 'campaignUnknown', args: [] }));
  }
  const { purchasePrice } = input;
  if (purchasePrice !== undefined && fromEuros(purchasePrice) !== priced.price) {
    return refused(texts.ofRefusal('priceChanged', formatMoney(priced.price)));
  }
  return { accepted: true, priced, scheme };
}

/** Only for the one who is signed in: a guest learns nothing about anybody's account. */
async function personalRefusal(
  { buyer }: PurchaseInput,
  { pool, user }: GuestContext,
  texts: ReturnType<typeof purchaseTexts>,
): Promise<string | null> {
  if (!user) return null;
  if (accountAddress(buyer.emailAddress) !== accountAddress(user.emailAddress)) {
    return texts.ofRefusal('otherEmailAddress');
  }
  const held = await findHeldCard(pool, user.accountId);
  if (!held) return null;
  return held.validUntil
    ? texts.ofRefusal('cardHeldUntil', formatDate(held.validUntil))
    : texts.ofRefusal('cardAlreadyHeld');
}

function refused(...messages: string[]): PurchaseCheck {
  return { accepted: false, messages };
}
