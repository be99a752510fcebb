import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { LWR_PATH } from '../../../contract/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { debounce } from '../../platform/records/debounce.ts';
import { sendDraft } from './draft-line.ts';

const PAUSE_MS = 500;
/** The first comes before a reload asks for the page anew; phones tell only the second. */
const LEAVING = ['beforeunload', 'pagehide'] as const;

export type DraftDoor<Draft> = {
  /** The draft as it is now. */
  draftNow: () => Draft;
  send: (draft: Draft) => Promise<unknown>;
  /** The same call, for a page that is being left. */
  call: string;
};

export type DraftKeeper = {
  /** False: nobody is signed in any more. */
  save: () => Promise<boolean>;
  changed: () => void;
};

/** Keeps what is typed on the server: at a pause, when the form is sent, and when the page is left. */
export function useDraftKeeper<Draft>(door: DraftDoor<Draft>): DraftKeeper {
  const latest = useRef(door);
  useLayoutEffect(() => {
    latest.current = door;
  });
  const keeper = useMemo(() => draftKeeper(() => latest.current), []);
  useEffect(() => keeper.leave, [keeper]);
  return keeper;
}

function draftKeeper<Draft>(door: () => DraftDoor<Draft>): DraftKeeper & { leave: () => void } {
  let isUnsaved = false;
  let isFirst = true;

  /** Takes the draft out of our hands: whoever asks for it sends it. */
  function taken(): Draft {
    for (const event of LEAVING) window.removeEventListener(event, flush);
    isUnsaved = false;
    return door().draftNow();
  }

  const saveSoon = debounce(() => isUnsaved && void save(), PAUSE_MS);

  async function save(): Promise<boolean> {
    try {
      await sendDraft(door().send(taken()));
      return true;
    } catch (error) {
      // A draft is a convenience: whatever else goes wrong with it stops nobody.
      return !(error instanceof CallError && error.status === 401);
    }
  }

  /** The first change does not wait: a guest's browser gets its mark before there is much to lose. */
  function begin(): void {
    isFirst = false;
    // Only after it has become part of the form.
    setTimeout(() => void sendDraft(door().send(door().draftNow())).catch(() => undefined));
  }

  /** To another page, with the document still there. */
  function leave(): void {
    if (isUnsaved) void save();
  }

  function flush(): void {
    if (!isUnsaved) return;
    navigator.sendBeacon(
      `${LWR_PATH}/${door().call}`,
      new Blob([JSON.stringify(taken())], { type: 'application/json' }),
    );
  }

  function changed(): void {
    isUnsaved = true;
    // Only while there is something to save: browsers keep no page that listens to `beforeunload` for going back to.
    for (const event of LEAVING) window.addEventListener(event, flush);
    if (isFirst) begin();
    saveSoon();
  }

  return { save, leave, changed };
}
