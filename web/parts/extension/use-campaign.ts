import { useEffect, useState } from 'react';
import { readFromServer } from '../../platform/call-server.ts';
import { forgetValue, storedValue, storeValue } from '../../platform/session-store.ts';
import type { ExtendTexts } from './extend-texts.ts';
import { loadRenewalOffer, type RenewalOffer } from './renewal-offer.ts';

/** The code of a renewal and the offer that it makes. The tab remembers it, also over the payment and back. */
export function useCampaign(first: RenewalOffer, { campaign: texts, told }: ExtendTexts) {
  const [offer, setOffer] = useState(first);
  const [applied, setApplied] = useState<string | null>(null);
  const [isRecalled, setIsRecalled] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);

  async function apply(wanted: string | null) {
    const { offer: next, campaignUnknown } = await loadRenewalOffer(
      readFromServer,
      wanted ?? undefined,
    );
    if (!next) return;
    const good = campaignUnknown ? null : wanted;
    if (good) storeValue('campaignCode', good);
    else forgetValue('campaignCode');
    setApplied(good);
    setError(campaignUnknown ? texts.unknown : null);
    setOffer(next);
  }

  const use = (wanted: string) => apply(wanted).catch(() => setError(told.failed.body));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tab remembers is asked for once
  useEffect(() => {
    const stored = storedValue('campaignCode');
    if (!stored) return setIsRecalled(true);
    setIsOpen(true);
    setCode(stored);
    void use(stored).then(() => setIsRecalled(true));
  }, []);

  return {
    offer,
    applied,
    /** False until it is known whether the tab remembers a code: the price may still change. */
    isRecalled,
    isOpen,
    code,
    error,
    use,
    refuse: setError,
    type(typed: string) {
      setCode(typed);
      setError(null);
    },
    toggle(open: boolean) {
      setIsOpen(open);
      setError(null);
      if (applied) apply(null).catch(() => {});
    },
  };
}

export type Campaign = ReturnType<typeof useCampaign>;
