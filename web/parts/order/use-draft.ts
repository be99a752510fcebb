import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { LWR_PATH } from '../../../contract/call/call.ts';
import type { CallInput } from '../../../contract/call/controllers.ts';
import { statusOf } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { readPageData } from '../../platform/page-data.ts';
import { debounce } from '../../platform/records/debounce.ts';
import { sendDraft } from './draft-requests.ts';

const DEBOUNCE_MS = 500;
/** `beforeunload` fires before a reload requests the page; phones fire only `pagehide`. */
const LEAVE_EVENTS = ['beforeunload', 'pagehide'] as const;

type DraftEndpoint<Draft> = {
  current: () => Draft;
  send: (draft: Draft) => Promise<unknown>;
  /** The same call as `Controller/method`, sent as a beacon when the page is left. */
  path: string;
};

type DraftSaver = {
  /** False: signed out. */
  save: () => Promise<boolean>;
  changed: () => void;
};

/** Saves the form on the server: after a pause, when it is sent, and when the page is left. */
export function useDraft<Draft>(endpoint: DraftEndpoint<Draft>): DraftSaver {
  const latest = useRef(endpoint);
  useLayoutEffect(() => {
    latest.current = endpoint;
  });
  const saver = useMemo(() => draftSaver(() => latest.current), []);
  useEffect(() => saver.leave, [saver]);
  return saver;
}

function draftSaver<Draft>(
  endpoint: () => DraftEndpoint<Draft>,
): DraftSaver & { leave: () => void } {
  let isUnsaved = false;
  let isFirst = true;

  /** The caller sends it: nothing is unsaved afterwards. */
  function draftToSend(): Draft {
    for (const event of LEAVE_EVENTS) window.removeEventListener(event, flush);
    isUnsaved = false;
    return endpoint().current();
  }

  const saveSoon = debounce(() => isUnsaved && void save(), DEBOUNCE_MS);

  async function save(): Promise<boolean> {
    try {
      await sendDraft(endpoint().send(draftToSend()));
      return true;
    } catch (error) {
      // A draft is optional: its failures do not stop the order.
      return statusOf(error) !== 401;
    }
  }

  /** The first change is saved at once, so that a guest's browser gets the cookie that owns the draft. */
  function saveFirst(): void {
    isFirst = false;
    // After React has rendered the change.
    setTimeout(() => void sendDraft(endpoint().send(endpoint().current())).catch(() => undefined));
  }

  /** Client-side navigation. */
  function leave(): void {
    if (isUnsaved) void save();
  }

  function flush(): void {
    if (!isUnsaved) return;
    navigator.sendBeacon(
      `${LWR_PATH}/${endpoint().path}`,
      new Blob([JSON.stringify(draftToSend())], { type: 'application/json' }),
    );
  }

  function changed(): void {
    isUnsaved = true;
    // Only while something is unsaved: a `beforeunload` listener disables the back-forward cache.
    for (const event of LEAVE_EVENTS) window.addEventListener(event, flush);
    if (isFirst) saveFirst();
    saveSoon();
  }

  return { save, leave, changed };
}

type SaveCall = 'saveGiftDraft' | 'saveCompanyDraft' | 'saveRegistrationDraft';

/** Draft of a guest's form, stored on the server and bound to this browser's cookie. */
export function useGuestDraft<Method extends SaveCall>(
  method: Method,
  current: () => CallInput<'OrderDraftController', Method>,
) {
  return useDraft({
    current: () => ({ ...current(), transactionId: readPageData().transactionId }),
    send: (draft) => callServer('OrderDraftController', method, draft),
    path: `OrderDraftController/${method}`,
  });
}
