import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { removeValue, storedValue, storeValue } from '../../platform/session-store.ts';
import { loadRenewalOffer, type RenewalOffer, type RenewalTexts } from './renewal-data.ts';

/** An offer, and the code that produced it. */
export type Chosen = {
  offer: RenewalOffer;
  campaignCode: string | null;
  /** Why a code applies to no payment type. */
  campaignFault?: string | null;
};

/** Campaign code and offer of a renewal. Stored in the tab, also during the payment. */
export function useCampaign(first: RenewalOffer, { campaign: texts, told }: RenewalTexts) {
  const [chosen, setChosen] = useState<Chosen>({ offer: first, campaignCode: null });
  const [isRecalled, setIsRecalled] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isAsking = useRef(false);
  const offerWith = useLatestOffer();
  const isInUse = isOpen && chosen.campaignCode !== null && code.trim() === chosen.campaignCode;

  async function apply(wanted: string | null): Promise<Chosen | null> {
    const next = await offerWith(wanted);
    if (!next) return null;
    setError(next.campaignFault ?? null);
    setChosen(next);
    return next.campaignFault ? null : next;
  }

  async function use(wanted: string): Promise<Chosen | null> {
    if (isAsking.current) return null;
    isAsking.current = true;
    try {
      return await apply(wanted);
    } catch {
      setError(told.failed.body);
      return null;
    } finally {
      isAsking.current = false;
    }
  }

  /** Applies a typed code even if its button was not pressed. Null: invalid, and the field says so. */
  async function settle(billing: BillingType | null): Promise<Chosen | null> {
    if (!isOpen || isInUse) return chosen;
    const wanted = code.trim();
    if (wanted === '') setError(fill(texts.required, texts.label));
    const next = wanted && (await use(wanted));
    if (!next) return backToField();
    if (!billing || next.offer[billing].isCodeGood) return next;
    // A known code without effect: continuing means accepting the price shown.
    setError(texts.otherWay);
    return backToField();
  }

  useRecalled((stored) => {
    if (!stored) return setIsRecalled(true);
    setIsOpen(true);
    setCode(stored);
    void use(stored).then(() => setIsRecalled(true));
  });

  return {
    chosen,
    isInUse,
    /** False until the tab's stored code is known: the price may still change. */
    isRecalled,
    isOpen,
    code,
    error,
    settle,
    type(typed: string) {
      setCode(typed);
      setError(null);
    },
    toggle(open: boolean) {
      setIsOpen(open);
      setError(null);
      if (chosen.campaignCode || isAsking.current) apply(null).catch(() => {});
    },
  };
}

/** Null for a stale answer: closing the field cancels the code while it loads. */
function useLatestOffer() {
  const asked = useRef(0);
  return async (wanted: string | null): Promise<Chosen | null> => {
    asked.current += 1;
    const mine = asked.current;
    const next = await loadChosen(wanted);
    if (!next || mine !== asked.current) return null;
    if (next.campaignCode) storeValue('campaignCode', next.campaignCode);
    else removeValue('campaignCode');
    return next;
  };
}

/** The stored code is fetched once. */
function useRecalled(recall: (stored: string | null) => void) {
  const first = useRef(recall);
  useEffect(() => first.current(storedValue('campaignCode')), []);
}

function backToField(): null {
  document.getElementById('campaignCode')?.focus();
  return null;
}

async function loadChosen(wanted: string | null): Promise<Chosen | null> {
  const { offer, campaignFault } = await loadRenewalOffer(readFromServer, wanted ?? undefined);
  return offer && { offer, campaignCode: campaignFault ? null : wanted, campaignFault };
}

export type Campaign = ReturnType<typeof useCampaign>;
