import { type Cents, fromEuros, times } from '../../domain/base/cents.ts';
import { formatMoney } from '../../domain/base/format.ts';
import { helsinkiDay, yearOf } from '../../domain/base/local-date.ts';
import { companyOrderErrors } from '../../domain/company/company-order-form.ts';
import { cleanField } from '../../domain/person/clean-field.ts';
import { factOn } from '../../domain/scheme/scheme-facts.ts';
import { ownerOf } from '../account/owner.ts';
import { withAcceptedTerms } from '../document/accepted-terms.ts';
import {
  codeError,
  isForAll,
  listPriced,
  type Priced,
  pricePurchase,
} from '../order/price-purchase.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import type { GuestContext } from '../platform/context.ts';
import { pauseText } from '../scheme/pause.ts';
import { findScheme, type Scheme } from '../scheme/scheme-queries.ts';
import { type CompanyInput, companyFormOf } from './company-input.ts';

export type CompanyCheck =
  | { accepted: true; priced: Priced; total: Cents; scheme: Scheme }
  | { accepted: false; messages: string[] };

/** The browser's rules, then the price. Reads only. */
export async function checkCompanyOrder(
  input: CompanyInput,
  context: GuestContext,
): Promise<CompanyCheck> {
  const { pool, clock, language, settings } = context;
  const now = clock.now();
  const found = await findScheme(pool);
  const texts = purchaseTexts(found, language);
  const scheme = withAcceptedTerms(found, { now, shown: input.conditionsVersion });
  if (!scheme) return { accepted: false, messages: [texts.ofRefusal('termsChanged')] };
  const paused = pauseText(scheme.facts, ['selling'], context);
  if (paused) return { accepted: false, messages: [paused] };
  const form = companyFormOf(input);
  const today = helsinkiDay(now);
  const unpriced = { kind: 'companyOrder', billing: 'annually', now } as const;
  const listed = await listPriced(pool, unpriced);
  const errors = companyOrderErrors(form, {
    currentYear: yearOf(today),
    limits: factOn(scheme.facts, 'limits', today),
    unitPrice: listed.listPrice,
    plasticCountries: settings.plasticCountries,
  });
  if (errors.length > 0) return { accepted: false, messages: errors.map(texts.ofError) };

  const { campaignCode } = form;
  const emailAddress = cleanField('emailAddress', form.emailAddress);
  const owner = { ...(await ownerOf(context)), emailAddress };
  const priced = await pricePurchase(pool, { ...unpriced, campaignCode }, owner);
  if (!isForAll(priced, input.numberOfUnits)) {
    return { accepted: false, messages: [texts.ofError(codeError(priced))] };
  }
  const total = times(priced.price, input.numberOfUnits);
  const { purchasePrice } = input;
  if (purchasePrice !== undefined && fromEuros(purchasePrice) !== total) {
    return {
      accepted: false,
      messages: [texts.ofRefusal('priceChanged', formatMoney(total, language))],
    };
  }
  return { accepted: true, priced, total, scheme };
}
