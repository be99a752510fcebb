import type { myPlanCalls } from '../../contract/my-plan-calls.ts';
import type { UserContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { createInstalmentPayment } from './create-instalment-payment.ts';
import { myPlans } from './my-plans.ts';

export const myPlanAnswers: Answers<typeof myPlanCalls, UserContext> = {
  getMyPlans: (_, context) => myPlans(context),
  createInstalmentPayment,
};
