import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { LWR_PATH } from '../../../contract/call.ts';
import { draftOf } from '../../parts/card-form/card-form-wire.ts';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { debounce } from '../../platform/records/debounce.ts';
import type { BuyCardState } from './buy-card-state.ts';
import { rememberCampaignCode } from './tab-memory.ts';

const PAUSE_MS = 800;

/** Keeps what is typed on the server: at a pause, when the form is sent, and when the page is left. */
export function useDraft({ form, billing }: Pick<BuyCardState, 'form' | 'billing'>) {
  const latest = useRef({ form, billing });
  useLayoutEffect(() => {
    latest.current = { form, billing };
  });
  const isUnsaved = useRef(false);

  /** False: nobody is signed in any more. */
  async function save(): Promise<boolean> {
    isUnsaved.current = false;
    rememberCampaignCode(codeIn(latest.current));
    try {
      await callServer('PurchaseDraftController', 'savePurchaseDraft', {
        form: draftOf(latest.current.form, latest.current.billing),
      });
      return true;
    } catch (error) {
      // A draft is a convenience: whatever else goes wrong with it stops nobody.
      return !(error instanceof CallError && error.status === 401);
    }
  }

  const saver = useRef(save);
  const saveSoon = useMemo(
    () => debounce(() => isUnsaved.current && void saver.current(), PAUSE_MS),
    [],
  );

  useEffect(() => {
    const flush = () => {
      if (!isUnsaved.current) return;
      isUnsaved.current = false;
      rememberCampaignCode(codeIn(latest.current));
      const body = { form: draftOf(latest.current.form, latest.current.billing) };
      navigator.sendBeacon(
        `${LWR_PATH}/PurchaseDraftController/savePurchaseDraft`,
        new Blob([JSON.stringify(body)], { type: 'application/json' }),
      );
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    save,
    changed() {
      isUnsaved.current = true;
      saveSoon();
    },
  };
}

function codeIn({ form: { values, choices } }: Pick<BuyCardState, 'form'>): string | null {
  return choices.hasCampaignCode ? values.campaignCode.trim() : null;
}
