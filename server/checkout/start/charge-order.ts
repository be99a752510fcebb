import { fill, withProduct } from '../../../domain/base/fill.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { vatRateOn } from '../../../domain/scheme/vat.ts';
import type { PaytrailOrder } from '../../payment/provider/paytrail-order.ts';
import type { Deps } from '../../platform/context.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { findOrdersOfPayment } from '../record/snapshot-queries.ts';
import {
  type ChargedPayment,
  findChargedInstalments,
  findChargedPayment,
} from './charge-queries.ts';
import { orderTexts } from './order-texts.ts';
import { paytrailOrder, returnAddresses } from './payment-order.ts';

/** What a token charge is for: a renewal's first instalment, or instalments of a running contract. */
export async function chargeOrder(deps: Deps, paymentId: string): Promise<PaytrailOrder> {
  const { pool, settings } = deps;
  const payment = await findChargedPayment(pool, paymentId);
  if (!payment) throw new Error(`no such payment: ${paymentId}`);
  const orders = await findOrdersOfPayment(pool, paymentId);
  if (orders.length === 0) return instalmentOrder(deps, payment);
  return paytrailOrder(payment, { orders, publicUrl: settings.publicUrl });
}

async function instalmentOrder(deps: Deps, payment: ChargedPayment): Promise<PaytrailOrder> {
  const { pool, clock, settings } = deps;
  const { stamp, reference, language } = payment;
  const instalments = await findChargedInstalments(pool, payment.id);
  const [first] = instalments;
  const { productForms, vatRates } = await findScheme(pool);
  const vatBasisPoints = vatRateOn(vatRates, helsinkiDay(clock.now()));
  if (!first || vatBasisPoints === null) throw new Error('a charge for nothing');
  return {
    stamp,
    reference,
    language,
    lines: instalments.map(({ number, amount }) => ({
      stamp: `${stamp}-${number}`,
      productCode: 'MUSEUM-CARD-12',
      description: withProduct(fill(orderTexts[language].monthly, number), productForms[language]),
      unitPrice: amount,
      units: 1,
      vatPercentage: vatBasisPoints / 100,
    })),
    customer: first,
    ...returnAddresses(settings.publicUrl, payment.returnKey),
  };
}
