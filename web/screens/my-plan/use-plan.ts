import { useEffect, useEffectEvent, useState } from 'react';
import { type SavingForm, startSavingCard } from '../../parts/payment/save-payment-card.ts';
import { statusOf } from '../../platform/call-error.ts';
import { callServer, readFromServer } from '../../platform/call-server.ts';
import { endFlow, log } from '../../platform/logging/page-logger.ts';
import { currentPath, logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { errorMessage } from '../../platform/read-error.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import {
  amountOf,
  loadPlans,
  type MyPlan,
  type MyPlanTexts,
  type PlanPart,
} from './my-plan-data.ts';

const USER = 'MuseumCardUserController';

export type PlanOutcome = keyof MyPlanTexts['told'];
type PlanMessage = { kind: PlanOutcome; words: string | null };
type PaymentStep = { step: 'choosing' | 'charging' } | { step: 'leaving'; form: SavingForm };

/** Pays a plan with a saved card, and shows the result. Plans are reloaded: another tab may have paid. */
export function usePlan(first: MyPlan[]) {
  const [plans, setPlans] = useState(first);
  const [doing, setDoing] = useState<PaymentStep>({ step: 'choosing' });
  const [told, setTold] = useState<PlanMessage | null>(null);
  const { whileBusy } = useOneAtATime();

  async function stop(kind: PlanOutcome, words: string | null = null) {
    const fresh = await loadPlans(readFromServer).catch(() => null);
    if (fresh) setPlans(fresh.plans);
    setTold({ kind, words });
    setDoing({ step: 'choosing' });
    focusHeading();
  }

  const attempt = (work: () => Promise<void>) =>
    whileBusy(() => {
      setTold(null);
      setDoing({ step: 'charging' });
      return work().catch(fail);
    });

  async function fail(error: unknown) {
    if (statusOf(error) === 401) {
      window.location.assign(logoutPath(currentPath()));
      return;
    }
    log('ERROR', 'paying instalments failed', { error, source: 'my-plan' });
    endFlow();
    await stop('failed', errorMessage(error, '') || null);
  }

  const payWithCard = (plan: MyPlan, part: PlanPart) =>
    attempt(async () => {
      const paid = await charge(plan, part);
      if (typeof paid === 'object') window.location.assign(paid.redirectUrl);
      else await stop(paid);
    });

  const saveCard = (plan: MyPlan, language: 'fi' | 'sv' | 'en') =>
    attempt(async () => {
      const form = await startSavingCard({ assetId: plan.assetId, isForPlan: true }, language);
      setDoing({ step: 'leaving', form });
    });

  useProviderReturn(plans, { stop, payWithCard });

  return { plans, doing, told, payWithCard, saveCard };
}

export type Plan = ReturnType<typeof usePlan>;

async function charge(
  plan: MyPlan,
  part: PlanPart,
): Promise<PlanOutcome | { redirectUrl: string }> {
  const asked = { contractId: plan.id, amount: amountOf(plan, part) };
  const answer =
    part === 'due'
      ? await callServer(USER, 'payDueInstalments', asked)
      : { ...(await callServer(USER, 'payRestOfContract', asked)), declined: null };
  if (answer.redirectUrl) return { redirectUrl: answer.redirectUrl };
  if (answer.success) return part === 'due' ? 'duePaid' : 'restPaid';
  if (answer.isPending) return 'pending';
  return answer.declined === 'never' ? 'refused' : 'declined';
}

const OF_ADDRESS: Record<string, PlanOutcome> = {
  maksettu: 'duePaid',
  kesken: 'pending',
  hylatty: 'rejected',
  palautetaan: 'returned',
};

/** Back from the provider: shows the result, and continues what a new card was saved for, once. */
function useProviderReturn(
  plans: MyPlan[],
  {
    stop,
    payWithCard,
  }: Pick<Plan, 'payWithCard'> & {
    stop: (kind: PlanOutcome) => Promise<void>;
  },
) {
  const { place } = usePage();
  const comeBack = useEffectEvent(() => {
    const query = new URLSearchParams(place.search);
    const [saved, paid] = [query.get('kortti'), query.get('era')];
    if (saved === null && paid === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (paid !== null) return void stop(OF_ADDRESS[paid] ?? 'notPaid');
    const [plan] = plans;
    if (saved !== 'ok') void stop('notSaved');
    else if (plan && plan.due.count > 0) void payWithCard(plan, 'due');
    else void stop('saved');
  });
  useEffect(() => comeBack(), []);
}
