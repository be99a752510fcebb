import { useEffect, useRef } from 'react';
import type { BillingType } from '../../../domain/purchase/billing-type.ts';
import { usePage } from '../../platform/page-context.tsx';
import {
  type Charged,
  chargeRenewal,
  chargeRest,
  orderRenewal,
  startSaving,
  takeSavedRenewal,
} from './renewal-flow.ts';
import type { RenewalOffer } from './renewal-offer.ts';
import { useTrackedRenewal } from './tracked-renewal.ts';
import type { Campaign, Chosen } from './use-campaign.ts';
import { type Told, useStanding } from './use-standing.ts';

/** From the press of a button to the card's page, the provider's page, or the words why not. */
export function useRenewal({ chosen, settle }: Pick<Campaign, 'chosen' | 'settle'>) {
  const { offer } = chosen;
  const { language, pathTo, go } = usePage();
  const { doing, setDoing, told, setTold, stop, attempt } = useStanding();
  const tellOfOrder = useTrackedRenewal(offer);

  async function order(billing: BillingType, { offer, campaignCode }: Chosen) {
    setTold(null);
    const made = await orderRenewal(offer, billing, campaignCode);
    if (!made.isMade) {
      stop('failed', { words: made.message });
      return null;
    }
    const usedCode = offer[billing].isCodeGood ? campaignCode : null;
    tellOfOrder({ ...made, billing, campaignCode: usedCode });
    return made;
  }

  function beginMonthly() {
    setDoing({ step: 'ordering' });
    return attempt(async () => {
      const settled = await settle('monthly');
      if (!settled) return setDoing({ step: 'choosing' });
      const made = await order('monthly', settled);
      if (!made) return;
      const { eventId, price, hasSavedCard } = made;
      setDoing({ step: hasSavedCard ? 'confirming' : 'saving', eventId, price });
    });
  }

  function charge(eventId: string) {
    setDoing({ step: 'charging' });
    return attempt(async () => {
      const charged = await chargeRenewal(offer, eventId, language);
      if (charged === 'renewed') go(pathTo('My_Museum_Card'));
      else follow(charged, eventId);
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

  function follow(charged: Exclude<Charged, 'renewed'>, eventId: string | null) {
    if (typeof charged === 'object') window.location.assign(charged.redirectUrl);
    else stop(charged, { eventId });
  }

  const save = (eventId: string | null) =>
    attempt(async () =>
      setDoing({ step: 'leaving', form: await startSaving(offer, eventId, language) }),
    );

  useComeBack(offer, { stop, charge });

  return {
    doing,
    told,
    order,
    beginMonthly,
    charge,
    save,
    payRest,
    leave: () => setDoing({ step: 'choosing' }),
  };
}

type Ways = { stop: (kind: Told) => void; charge: (eventId: string) => Promise<void> };

/** Back from the provider: what the card was saved for goes on, once. */
function useComeBack(offer: RenewalOffer, ways: Ways) {
  const { place } = usePage();
  const comeBack = useRef(() => {
    const query = new URLSearchParams(place.search);
    const saved = query.get('kortti');
    if (saved === null && !query.has('maksu')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (query.has('maksu')) return ways.stop('notPaid');
    const eventId = takeSavedRenewal(offer);
    if (saved !== 'ok') return ways.stop('notSaved');
    if (eventId) void ways.charge(eventId);
    else ways.stop('saved');
  });
  useEffect(() => comeBack.current(), []);
}

export type Renewal = ReturnType<typeof useRenewal>;
