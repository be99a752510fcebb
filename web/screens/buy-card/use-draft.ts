import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { LWR_PATH } from '../../../contract/call.ts';
import { draftOf } from '../../parts/card-form/card-form-wire.ts';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { debounce } from '../../platform/records/debounce.ts';
import type { BuyCardState } from './buy-card-state.ts';
import { rememberCampaignCode } from './tab-memory.ts';

const PAUSE_MS = 500;
/** The first comes before a reload asks for the page anew; phones tell only the second. */
const LEAVING = ['beforeunload', 'pagehide'] as const;

/** Keeps what is typed on the server: at a pause, when the form is sent, and when the page is left. */
export function useDraft({ form, billing }: Pick<BuyCardState, 'form' | 'billing'>) {
  const latest = useRef({ form, billing });
  useLayoutEffect(() => {
    latest.current = { form, billing };
  });
  const keeper = useMemo(() => draftKeeper(() => latest.current), []);
  useEffect(() => keeper.flush, [keeper]);
  return keeper;
}

function draftKeeper(latest: () => Pick<BuyCardState, 'form' | 'billing'>) {
  /** Takes the draft out of our hands: whoever asks for it sends it. */
  function taken() {
    for (const event of LEAVING) window.removeEventListener(event, flush);
    const { form, billing } = latest();
    rememberCampaignCode(codeIn(form));
    isUnsaved = false;
    return { form: draftOf(form, billing) };
  }

  let isUnsaved = false;
  const saveSoon = debounce(() => isUnsaved && void save(), PAUSE_MS);

  /** False: nobody is signed in any more. */
  async function save(): Promise<boolean> {
    try {
      await callServer('PurchaseDraftController', 'savePurchaseDraft', taken());
      return true;
    } catch (error) {
      // A draft is a convenience: whatever else goes wrong with it stops nobody.
      return !(error instanceof CallError && error.status === 401);
    }
  }

  function flush(): void {
    if (!isUnsaved) return;
    navigator.sendBeacon(
      `${LWR_PATH}/PurchaseDraftController/savePurchaseDraft`,
      new Blob([JSON.stringify(taken())], { type: 'application/json' }),
    );
  }

  function changed(): void {
    isUnsaved = true;
    // Only while there is something to save: browsers keep no page that listens to `beforeunload` for going back to.
    for (const event of LEAVING) window.addEventListener(event, flush);
    saveSoon();
  }

  return { save, flush, changed };
}

function codeIn({ values, choices }: BuyCardState['form']): string | null {
  return choices.hasCampaignCode ? values.campaignCode.trim() : null;
}
