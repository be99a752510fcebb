import { helsinkiDay } from '../../domain/base/local-date.ts';
import { offeredProviders, type Purchase } from '../../domain/payment/provider-group.ts';
import { pricesOn } from '../../domain/scheme/price.ts';
import type { GuestContext } from '../context.ts';
import { findPrices } from '../scheme/scheme-queries.ts';
import { paymentRefusal } from './payment-refusals.ts';
import { paymentSettings } from './provider/payment-settings.ts';
import { listMethods } from './provider/paytrail-provider.ts';

/** What the card provider offers for such a purchase. Cultural vouchers are not on its list. */
export async function listProviders({ kind, billing }: Purchase, context: GuestContext) {
  const { pool, clock, settings, language, log } = context;
  const prices = pricesOn(await findPrices(pool), helsinkiDay(clock.now()));
  if (!prices) throw paymentRefusal('paymentNotStarted', context);
  const amount = billing === 'monthly' ? prices.monthly : prices.annual;
  const listed = await listMethods(paymentSettings(settings).paytrail, { amount, language });
  if (listed.outcome !== 'listed') {
    log.warn({ ...listed }, 'the provider did not list its methods');
    throw paymentRefusal('paymentNotStarted', context);
  }
  return offeredProviders(listed.methods, { kind, billing }).map(({ id, name, svg }) => ({
    id,
    name,
    url: null,
    svg,
    parameters: [],
  }));
}
