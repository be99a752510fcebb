import { useEffect, useState } from 'react';
import type { PageName } from '../../../contract/page/pages.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { replaceFullPage } from '../../platform/full-page-load.ts';
import { hiddenPaymentKey } from '../../platform/hidden-key.ts';
import { usePage } from '../../platform/page-context.tsx';
import { trackPurchase } from '../../platform/tracking.ts';
import { fetchStatus, type PaymentStatusData, redirectPage, withKey } from './payment-status.ts';

type Options = {
  data: PaymentStatusData;
  /** Polling schedule; omitted where the loaded status is enough. */
  schedule?: StatusSchedule;
  /** Where to go when polling ends without a result. */
  atEnd?: PageName;
};

/** Status of a payment. Redirects to the page that shows it when this one does not. */
export function usePaymentStatus({ data, schedule, atEnd }: Options): PaymentStatusData['status'] {
  const { place, pathTo } = usePage();
  const { key } = data;
  const [status, setStatus] = useState(data.status);

  useEffect(() => {
    if (!schedule || data.status === 'missing') return;
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const latest = await fetchStatus(readFromServer, key);
      if (latest && latest !== 'missing') setStatus(latest);
    };
    // Browsers throttle timers of a hidden tab: poll at once when it is visible again.
    const pollWhenVisible = () => document.visibilityState === 'visible' && void poll();
    document.addEventListener('visibilitychange', pollWhenVisible);
    const schedulePoll = (polls: number) => {
      const wait = schedule(polls, Date.now() - began);
      if (wait === null) {
        if (atEnd) replaceFullPage(withKey(pathTo(atEnd), key));
        return;
      }
      timer = setTimeout(async () => {
        await poll();
        schedulePoll(polls + 1);
      }, wait);
    };
    schedulePoll(0);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', pollWhenVisible);
    };
  }, [schedule, atEnd, key, data.status, pathTo]);

  useEffect(() => {
    const hidden = key === '' && hiddenPaymentKey();
    if (hidden) replaceFullPage(withKey(place.path, hidden));
  }, [key, place.path]);

  useEffect(() => {
    if (status === 'missing') return;
    // The return page keeps polling while the status is unknown.
    const page = redirectPage(place.name, status?.view ?? 'checking', status);
    if (page) replaceFullPage(withKey(pathTo(page), key));
  }, [status, place.name, pathTo, key]);

  return status;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 3_000;
const WAIT_STEP_MS = 400;
const GIVE_UP_MS = 30_000;
const SLOW_WAIT_MS = 10_000;
const FREQUENT_MS = 120_000;
const QUICK_POLLS = 3;
const LATE_PAYMENT_MS = 600_000;

/** Delay before the next poll. Null: stop polling. */
export type StatusSchedule = (polls: number, elapsedMs: number) => number | null;

/** After one second at first, then less often, down to every three seconds, for half a minute. */
export const whileChecking: StatusSchedule = (polls, elapsedMs) => {
  if (elapsedMs >= GIVE_UP_MS) return null;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS + polls * WAIT_STEP_MS);
};

/**
 * The browser may return before the provider's webhook, which alone tells a declined card from a cancellation. Polling
 * continues for ten minutes, since a late `paid` is legal and the page says that nothing was charged.
 */
export const afterFailure: StatusSchedule = (polls, elapsedMs) => {
  if (polls < QUICK_POLLS) return FIRST_WAIT_MS * (polls + 1);
  if (elapsedMs < FREQUENT_MS) return LONGEST_WAIT_MS;
  return elapsedMs < LATE_PAYMENT_MS ? SLOW_WAIT_MS : null;
};

/** Polls as long as the page is open. */
export const whilePending: StatusSchedule = () => SLOW_WAIT_MS;

/** Tracks the buyer's own paid purchase. Null: nothing to track. */
export function useTrackPurchase(paymentKey: string | null): void {
  useEffect(() => {
    if (paymentKey) trackPurchase({ paymentKey });
  }, [paymentKey]);
}
