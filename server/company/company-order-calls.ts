import type { companyOrderCalls } from '../../contract/company/company-calls.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';
import { checkCompanyOrder } from './check-company-order.ts';
import { companyOrderPrice, companyPrice } from './company-price.ts';
import { createCompanyOrder } from './create-company-order.ts';
import { unitOrderIds } from './unit-order-ids.ts';

export const companyOrderAnswers: Answers<typeof companyOrderCalls, GuestContext> = {
  getCompanyPrice: (_, { pool, clock }) => companyPrice(pool, clock.now()),

  /** `validateOnly` returns the price; otherwise the order is created for the browser. */
  async processMuseumCardCompanyOrder({ inputData, validateOnly }, context) {
    const check = await checkCompanyOrder(inputData, context);
    if (!check.accepted) return refused(check.messages.join('\n'));
    const price = {
      ...companyOrderPrice(check.priced, inputData.numberOfUnits),
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
