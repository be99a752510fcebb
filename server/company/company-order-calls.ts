import type { companyOrderCalls } from '../../contract/company-calls.ts';
import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { cardMonths } from '../../domain/scheme/campaign.ts';
import { vatRateOn } from '../../domain/scheme/vat.ts';
import type { GuestContext } from '../context.ts';
import { pricePurchase } from '../order/price-purchase.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';
import { checkCompanyOrder } from './check-company-order.ts';
import { createCompanyOrder } from './create-company-order.ts';
import { unitOrderIds } from './unit-order-ids.ts';

export const companyOrderAnswers: Answers<typeof companyOrderCalls, GuestContext> = {
  async getCompanyPrice(_, { pool, clock }) {
    const now = clock.now();
    const asked = { kind: 'companyOrder', billing: 'annually', campaignCode: null, now } as const;
    const priced = await pricePurchase(pool, asked);
    const basisPoints = vatRateOn((await findScheme(pool)).vatRates, helsinkiDay(now));
    if (!priced || basisPoints === null) throw new Error('the scheme has no prices');
    return { unitPrice: toEuros(priced.price), vatPercentage: basisPoints / 100 };
  },

  /** With validateOnly the price and nothing else; without it the order, for the browser that asked. */
  async processMuseumCardCompanyOrder({ inputData, validateOnly }, context) {
    const check = await checkCompanyOrder(inputData, context);
    if (!check.accepted) return refused(check.messages.join('\n'));
    const price = {
      purchasePrice: toEuros(check.total),
      unitPrice: toEuros(check.priced.price),
      price: toEuros(check.total),
      validityMonths: cardMonths(check.priced.campaign),
      numberOfUnits: inputData.numberOfUnits,
      validationError: null,
    };
    if (validateOnly) {
      countFunnelStep(context, {
        step: 'checkAccepted',
        kind: 'companyOrder',
        billing: 'annually',
      });
      return price;
    }
    const made = await createCompanyOrder(inputData, check, context);
    if (!made.made) return refused(made.message);
    return {
      ...price,
      purchaseMuseumCardEventIds: unitOrderIds({ ...made, units: inputData.numberOfUnits }),
      buyerPersonAccountId: context.user?.accountId ?? null,
      buyerContactId: context.user?.accountId ?? null,
    };
  },
};

function refused(validationError: string) {
  return { purchasePrice: null, validationError };
}
