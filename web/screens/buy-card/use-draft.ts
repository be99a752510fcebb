import { draftOf } from '../../parts/card-form/card-form-wire.ts';
import { useDraftKeeper } from '../../parts/draft-keeper.ts';
import { callServer } from '../../platform/call-server.ts';
import type { BuyCardState } from './buy-card-state.ts';
import { rememberCampaignCode } from './tab-memory.ts';

/** The form is kept on the server, its campaign code in the tab. */
export function useDraft({ form, billing }: Pick<BuyCardState, 'form' | 'billing'>) {
  return useDraftKeeper({
    draftNow() {
      rememberCampaignCode(codeIn(form));
      return { form: draftOf(form, billing) };
    },
    send: (draft) => callServer('PurchaseDraftController', 'savePurchaseDraft', draft),
    call: 'PurchaseDraftController/savePurchaseDraft',
  });
}

function codeIn({ values, choices }: BuyCardState['form']): string | null {
  return choices.hasCampaignCode ? values.campaignCode.trim() : null;
}
