import { fromEuros, times } from '../../domain/base/cents.ts';
import { formatMoney } from '../../domain/base/format.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { giftFormErrors } from '../../domain/gift/gift-form.ts';
import { cleanField } from '../../domain/person/clean-field.ts';
import { factOn } from '../../domain/scheme/scheme-facts.ts';
import { ownerOf } from '../account/owner.ts';
import { withAcceptedTerms } from '../document/accepted-terms.ts';
import { codeError, isForAll, type Priced, pricePurchase } from '../order/price-purchase.ts';
import { writePriorPriceNote } from '../order/prior-price-note.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import type { GuestContext } from '../platform/context.ts';
import { pauseText } from '../scheme/pause.ts';
import { findScheme, type Scheme } from '../scheme/scheme-queries.ts';
import type { GiftRequest } from './gift-input.ts';

export type GiftCheck =
  | { accepted: true; priced: Priced; priorPriceNote: string | null; scheme: Scheme }
  | { accepted: false; messages: string[] };

/** The browser's rules, then those that need the database. Reads only. */
export async function checkGift(input: GiftRequest, context: GuestContext): Promise<GiftCheck> {
  const { pool, clock, language, settings } = context;
  const now = clock.now();
  const { form } = input;
  const found = await findScheme(pool);
  const texts = purchaseTexts(found, language);
  const scheme = withAcceptedTerms(found, { now, shown: input.conditionsVersion });
  if (!scheme) return refused(texts.ofRefusal('termsChanged'));
  const paused = pauseText(scheme.facts, ['selling', 'gifts'], context);
  if (paused) return refused(paused);
  const { giftsInOrder } = factOn(scheme.facts, 'limits', helsinkiDay(now));
  const { plasticCountries } = settings;
  const errors = giftFormErrors(form, { now, giftsInOrder, plasticCountries });
  if (errors.length > 0) return refused(...errors.map(texts.ofError));

  const emailAddress = cleanField('emailAddress', form.giver.emailAddress);
  const owner = { ...(await ownerOf(context)), emailAddress };
  const priced = await pricePurchase(pool, giftPriceQuery(input, now), owner);
  if (!isForAll(priced, form.recipients.length)) return refused(texts.ofError(codeError(priced)));
  const total = times(priced.price, form.recipients.length);
  const { purchasePrice } = input;
  if (purchasePrice !== undefined && fromEuros(purchasePrice) !== total) {
    return refused(texts.ofRefusal('priceChanged', formatMoney(total, language)));
  }
  const priorPriceNote = await writePriorPriceNote(
    pool,
    giftPriceQuery(input, now),
    priced,
    language,
  );
  return { accepted: true, priced, priorPriceNote, scheme };
}

export function giftPriceQuery({ form }: GiftRequest, now: number) {
  const { campaignCode } = form;
  return { kind: 'gift', billing: 'annually', campaignCode, now } as const;
}

function refused(...messages: string[]): GiftCheck {
  return { accepted: false, messages };
}
