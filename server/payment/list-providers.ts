import { helsinkiDay } from '../../domain/base/local-date.ts';
import { offeredProviders, type Purchase } from '../../domain/payment/provider-group.ts';
import { pricesOn } from '../../domain/scheme/price.ts';
import { methodRulesOn } from '../../domain/scheme/scheme-facts.ts';
import type { GuestContext } from '../platform/context.ts';
import { asStored, type FactOverlay, findFacts } from '../scheme/fact-queries.ts';
import { findPrices } from '../scheme/scheme-queries.ts';
import { paymentRefusal } from './payment-refusals.ts';
import { paymentSettings } from './provider/payment-settings.ts';
import { listMethods } from './provider/paytrail-provider.ts';

/** Payment methods for a purchase, without cultural vouchers. Previews pass their unsaved facts. */
export async function listProviders(
  { kind, billing }: Purchase,
  context: GuestContext,
  layOver: FactOverlay = asStored,
) {
  const { pool, clock, settings, language, log } = context;
  const today = helsinkiDay(clock.now());
  const prices = pricesOn(await findPrices(pool), today);
  if (!prices) throw paymentRefusal('paymentNotStarted', context);
  const amount = billing === 'monthly' ? prices.monthly : prices.annual;
  const listed = await listMethods(paymentSettings(settings).paytrail, { amount, language });
  if (listed.outcome !== 'listed') {
    log.warn({ ...listed }, 'the provider did not list its methods');
    throw paymentRefusal('paymentNotStarted', context);
  }
  const rules = methodRulesOn(layOver(await findFacts(pool)), today);
  return offeredProviders(listed.methods, { kind, billing }, rules).map(({ id, name, svg }) => ({
    id,
    name,
    url: null,
    svg,
    parameters: [],
  }));
}
