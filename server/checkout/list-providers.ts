import { helsinkiDay } from '../../domain/base/local-date.ts';
import { pricesOn } from '../../domain/catalog/price.ts';
import { isConsumerCredit, sectionOf } from '../../domain/payment/provider-group.ts';
import type { BillingType } from '../../domain/purchase/billing-type.ts';
import { findPrices } from '../catalog/catalog-queries.ts';
import type { GuestContext } from '../context.ts';
import { paymentSettings } from '../payment/payment-settings.ts';
import { listMethods } from '../payment/paytrail-provider.ts';
import { paymentRefusal } from './checkout-refusals.ts';

/** What the card provider offers for such a purchase. Cultural vouchers are not on its list. */
export async function listProviders(billing: BillingType, context: GuestContext) {
  const { pool, clock, settings, language, log } = context;
  const prices = pricesOn(await findPrices(pool), helsinkiDay(clock.now()));
  if (!prices) throw paymentRefusal('paymentNotStarted', context);
  const amount = billing === 'monthly' ? prices.monthly : prices.annual;
  const listed = await listMethods(paymentSettings(settings).paytrail, { amount, language });
  if (listed.outcome !== 'listed') {
    log.warn({ ...listed }, 'the provider did not list its methods');
    throw paymentRefusal('paymentNotStarted', context);
  }
  const offered = listed.methods.filter((method) => !isConsumerCredit(method));
  // A monthly order is charged from a card, and from nothing else.
  return billing === 'monthly' ? offered.filter(({ id }) => sectionOf(id) === 'card') : offered;
}
