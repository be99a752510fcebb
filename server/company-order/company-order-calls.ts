import type { companyOrderCalls } from '../../contract/company-calls.ts';
import { toEuros } from '../../domain/base/cents.ts';
import type { GuestContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { checkCompanyOrder } from './check-company-order.ts';
import { createCompanyOrder } from './create-company-order.ts';

export const companyOrderAnswers: Answers<typeof companyOrderCalls, GuestContext> = {
  /** With validateOnly the price and nothing else; without it the order, for the browser that asked. */
  async processMuseumCardCompanyOrder({ inputData, validateOnly }, context) {
    const check = await checkCompanyOrder(inputData, context);
    if (!check.accepted) return refused(check.messages.join('\n'));
    const price = {
      purchasePrice: toEuros(check.total),
      unitPrice: toEuros(check.priced.price),
      numberOfUnits: inputData.numberOfUnits,
      validationError: null,
    };
    if (validateOnly) return price;
    const made = await createCompanyOrder(inputData, check, context);
    if (!made.made) return refused(made.message);
    return {
      ...price,
      purchaseMuseumCardEventIds: made.eventIds,
      buyerPersonAccountId: context.user?.accountId ?? null,
      buyerContactId: context.user?.accountId ?? null,
    };
  },
};

function refused(validationError: string) {
  return { purchasePrice: null, validationError };
}
