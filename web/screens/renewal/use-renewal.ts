import { useEffect, useEffectEvent, useRef } from 'react';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { shopItem } from '../../../domain/tracking/shop-item.ts';
import { useAddToCart } from '../../parts/order/use-add-to-cart.ts';
import { usePage } from '../../platform/page-context.tsx';
import { trackBeginCheckout } from '../../platform/tracking.ts';
import {
  type Charged,
  chargeRenewal,
  orderRenewal,
  popSavedRenewal,
  saveCardForRenewal,
} from './charge-renewal.ts';
import type { RenewalOffer } from './renewal-data.ts';
import type { Campaign, Chosen } from './use-campaign.ts';
import { type OutcomeKind, useRenewalProgress } from './use-renewal-progress.ts';

/** From a button to the card page, the provider's page, or a message. */
export function useRenewal({ chosen, settle }: Pick<Campaign, 'chosen' | 'settle'>) {
  const { offer } = chosen;
  const { language, pathTo, go, scheme } = usePage();
  const progress = useRenewalProgress();
  const { doing, setDoing, outcome, setOutcome, stop, isBusy, attempt } = progress;
  const trackOrder = useRenewalTracking(offer);

  async function order(billing: BillingType, { offer, campaignCode }: Chosen) {
    setOutcome(null);
    const made = await orderRenewal(offer, billing, {
      campaignCode,
      terms: scheme.termsVersion,
    });
    if (!made.isMade) {
      stop('failed', { words: made.message });
      return null;
    }
    const usedCode = offer[billing].isCodeGood ? campaignCode : null;
    trackOrder({ ...made, billing, campaignCode: usedCode });
    return made;
  }

  function beginMonthly() {
    return attempt(async () => {
      setDoing({ step: 'ordering' });
      const settled = await settle('monthly');
      if (!settled) return setDoing({ step: 'choosing' });
      const made = await order('monthly', settled);
      if (!made) return;
      const { eventId, price, hasSavedCard } = made;
      setDoing({ step: hasSavedCard ? 'confirming' : 'saving', eventId, price });
    });
  }

  function charge(eventId: string) {
    return attempt(async () => {
      setDoing({ step: 'charging' });
      const charged = await chargeRenewal(offer, eventId, language);
      if (charged === 'renewed') go(pathTo('My_Museum_Card'));
      else follow(charged, eventId);
    });
  }

  function follow(charged: Exclude<Charged, 'renewed'>, eventId: string | null) {
    if (typeof charged === 'object') window.location.assign(charged.redirectUrl);
    else stop(charged, { eventId });
  }

  const save = (eventId: string | null) =>
    attempt(async () =>
      setDoing({ step: 'leaving', form: await saveCardForRenewal(offer, eventId, language) }),
    );

  useProviderReturn(offer, { stop, charge });

  return {
    doing,
    outcome,
    isBusy,
    order,
    beginMonthly,
    charge,
    save,
    leave: () => setDoing({ step: 'choosing' }),
  };
}

type Ways = {
  stop: (kind: OutcomeKind, of?: { paymentKey: string }) => void;
  charge: (eventId: string) => Promise<unknown>;
};

/** Back from the provider: continues what the card was saved for, once. */
function useProviderReturn(offer: RenewalOffer, ways: Ways) {
  const { place } = usePage();
  const comeBack = useEffectEvent(() => {
    const query = new URLSearchParams(place.search);
    const saved = query.get('kortti');
    if (saved === null && !query.has('maksu')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const paymentKey = query.get('maksu');
    if (paymentKey !== null) return ways.stop('notPaid', { paymentKey });
    continueAfterSaving(offer, ways, saved === 'ok');
  });
  useEffect(() => comeBack(), []);
}

function continueAfterSaving(offer: RenewalOffer, ways: Ways, isSaved: boolean): void {
  const eventId = popSavedRenewal(offer);
  if (!isSaved) ways.stop('notSaved');
  else if (eventId) void ways.charge(eventId);
  else ways.stop('saved');
}

export type Renewal = ReturnType<typeof useRenewal>;

type Made = { eventId: string; billing: BillingType; price: number; campaignCode: string | null };

/** Tracks that the options were shown and that one was ordered; not a retry of the same order. */
function useRenewalTracking(offer: RenewalOffer): (made: Made) => void {
  const { product, place } = usePage();
  const productName = product.nominative;
  const ordered = useRef<string | null>(null);
  useAddToCart(() => {
    // Back from the provider's page the tracked items are already stored.
    if (new URLSearchParams(place.search).has('kortti')) return null;
    const { price } = offer.annually;
    return shopItem({ id: 'renewal-annually', productName, price, campaignCode: null });
  });

  return ({ eventId, billing, price, campaignCode }) => {
    const order = `${eventId} ${price}`;
    if (ordered.current === order) return;
    ordered.current = order;
    trackBeginCheckout([shopItem({ id: `renewal-${billing}`, productName, price, campaignCode })]);
  };
}
