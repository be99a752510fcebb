import { type Charged, chargeDue, chargeRest } from './renewal-flow.ts';
import type { useStanding } from './use-standing.ts';

type Follow = (charged: Exclude<Charged, 'renewed'>, eventId: string | null) => void;

/** Paying what is due of a running contract, or all of it. */
export function useInstalments(
  { setDoing, stop, attempt }: ReturnType<typeof useStanding>,
  follow: Follow,
) {
  function payDue() {
    setDoing({ step: 'charging' });
    return attempt(async () => {
      const paid = await chargeDue();
      if (typeof paid === 'object') window.location.assign(paid.redirectUrl);
      else stop(paid);
    });
  }

  function payRest(contractId: string) {
    setDoing({ step: 'charging' });
    return attempt(async () => {
      const charged = await chargeRest(contractId);
      if (charged === 'renewed') stop('restPaid');
      else follow(charged, null);
    });
  }

  return { payDue, payRest };
}
