import { useEffect, useRef } from 'react';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { usePage } from '../../platform/page-context.tsx';
import {
  type Charged,
  chargeRenewal,
  orderRenewal,
  startSaving,
  takeSavedRenewal,
} from './renewal-flow.ts';
import type { RenewalOffer } from './renewal-offer.ts';
import { useTrackedRenewal } from './tracked-renewal.ts';
import type { Campaign, Chosen } from './use-campaign.ts';
import { useInstalments } from './use-instalments.ts';
import { type Told, useStanding } from './use-standing.ts';

/** From the press of a button to the card's page, the provider's page, or the words why not. */
export function useRenewal({ chosen, settle }: Pick<Campaign, 'chosen' | 'settle'>) {
  const { offer } = chosen;
  const { language, pathTo, go } = usePage();
  const standing = useStanding();
  const { doing, setDoing, told, setTold, stop, attempt } = standing;
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

  function follow(charged: Exclude<Charged, 'renewed'>, eventId: string | null) {
    if (typeof charged === 'object') window.location.assign(charged.redirectUrl);
    else stop(charged, { eventId });
  }

  const { payDue, payRest } = useInstalments(standing, follow);

  const save = (eventId: string | null) =>
    attempt(async () =>
      setDoing({ step: 'leaving', form: await startSaving(offer, eventId, language) }),
    );

  useComeBack(offer, { stop, charge, payDue });

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

type Ways = {
  stop: (kind: Told) => void;
  charge: (eventId: string) => Promise<void>;
  payDue: () => Promise<void>;
};
const INSTALMENT_TOLD: Record<string, Told> = { maksettu: 'duePaid', kesken: 'duePending' };

/** Back from the provider: what the card was saved for goes on, once. */
function useComeBack(offer: RenewalOffer, ways: Ways) {
  const { place } = usePage();
  const comeBack = useRef(() => {
    const query = new URLSearchParams(place.search);
    const [saved, instalment] = [query.get('kortti'), query.get('era')];
    if (saved === null && instalment === null && !query.has('maksu')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (query.has('maksu')) return ways.stop('notPaid');
    if (instalment !== null) return ways.stop(INSTALMENT_TOLD[instalment] ?? 'dueDeclined');
    goOn(offer, ways, saved === 'ok');
  });
  useEffect(() => comeBack.current(), []);
}

function goOn(offer: RenewalOffer, ways: Ways, isSaved: boolean): void {
  const eventId = takeSavedRenewal(offer);
  if (!isSaved) ways.stop('notSaved');
  else if (eventId) void ways.charge(eventId);
  else if (offer.contract && offer.contract.dueAmount > 0) void ways.payDue();
  else ways.stop('saved');
}

export type Renewal = ReturnType<typeof useRenewal>;
