import type { CallOutput } from '../../../contract/call/controllers.ts';
import { loadMyCard, type MyCardData } from '../../parts/my-card/my-card-data.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts } from '../../texts/fi/my-plan.ts';

export type MyPlan = CallOutput<'MyMuseumCardController', 'getMyPlans'>['plans'][number];
/** What is due, or everything that is left. */
export type PlanPart = 'due' | 'rest';

export type MyPlanData = MyCardData & { plans: MyPlan[] };
export type MyPlanTexts = typeof texts;

export async function loadMyPlan(read: ReadFromServer): Promise<MyPlanData> {
  const [mine, { plans }] = await Promise.all([loadMyCard(read), loadPlans(read)]);
  return { ...mine, plans };
}

export const loadPlans = (read: ReadFromServer) => read('MyMuseumCardController', 'getMyPlans', {});

/** Amount to pay in euros. Summed in cents to avoid rounding errors. */
export function amountOf({ due, later }: MyPlan, part: PlanPart): number {
  const whole = part === 'due' ? due.amount : due.amount + later.amount;
  return Math.round(whole * 100) / 100;
}
