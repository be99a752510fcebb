import type { myPlanCalls } from '../../contract/instalment/my-plan-calls.ts';
import { myPlans } from '../instalment/my-plans.ts';
import type { UserContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { createInstalmentPayment } from './create-instalment-payment.ts';

export const myPlanAnswers: Answers<typeof myPlanCalls, UserContext> = {
  getMyPlans: (_, context) => myPlans(context),
  createInstalmentPayment,
};
