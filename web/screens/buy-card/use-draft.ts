import { useEffect } from 'react';
import { draftOf } from '../../parts/order/card-form-wire.ts';
import { useDraftKeeper } from '../../parts/order/draft-keeper.ts';
import { callServer } from '../../platform/call-server.ts';
import type { BuyCardState } from './buy-card-state.ts';
import { rememberCampaignCode } from './tab-memory.ts';

/** The form is kept on the server, its campaign code in the tab. */
export function useDraft(state: BuyCardState) {
  const { form, billing, refusedCode } = state;
  useEffect(() => {
    if (refusedCode !== null) rememberCampaignCode(null);
  }, [refusedCode]);
  return useDraftKeeper({
    draftNow() {
      rememberCampaignCode(codeToKeep(state));
      return { form: draftOf(form, billing) };
    },
    send: (draft) => callServer('PurchaseDraftController', 'savePurchaseDraft', draft),
    call: 'PurchaseDraftController/savePurchaseDraft',
  });
}

/** What is typed comes back after a reload, unless the server has refused it. */
function codeToKeep({ form: { values, choices }, refusedCode }: BuyCardState): string | null {
  if (!choices.hasCampaignCode || values.campaignCode === refusedCode) return null;
  return values.campaignCode.trim();
}
