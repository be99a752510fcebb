import { useState } from 'react';
import type { ActionOutcome, ActionPreview } from '../../../contract/office-action.ts';
import { type ActionKind, REASON_LENGTH } from '../../../domain/office/actions.ts';
import { CallError } from '../../platform/call-error.ts';
import { performAction, previewAction } from './action-requests.ts';
import { ACTION_FORMS } from './actions/action-forms.ts';
import { messageOf } from './message-of.ts';

export function isReason(words: string): boolean {
  const { length } = words.trim();
  return length >= REASON_LENGTH.least && length <= REASON_LENGTH.most;
}

const STALE = ['ACTION_CHANGED', 'OTHER_PERSON'];

type Told = {
  failed: string;
  /** What its form needs is not there yet. */
  incomplete: string;
  onDone: (outcome: ActionOutcome) => void;
};

/**
 * Form, preview, reason, deed. A refusal keeps all that was typed. Forms tell their input in a layout effect: after an
 * ordinary one a key that follows at once would meet the input before.
 */
export function useAction(kind: ActionKind, { failed, incomplete, onDone }: Told) {
  // The same id until it is done: an answer that was lost on the way is asked for again, not done again.
  const [actionId] = useState(() => crypto.randomUUID() as string);
  const [input, setInput] = useState<object | null>(null);
  const [preview, setPreview] = useState<ActionPreview | null>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { reasonOf } = ACTION_FORMS[kind];
  const reason = (reasonOf && input ? reasonOf(input) : typed).trim();

  async function whileBusy(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(messageOf(error, failed));
      // What it shows is no longer true, or was shown to somebody else: show what would be now.
      const isStale =
        error instanceof CallError && STALE.includes(error.errors[0]?.errorCode ?? '');
      if (isStale && input) setPreview(await previewAction(kind, input).catch(() => null));
    }
    setIsBusy(false);
  }

  return {
    input,
    preview,
    reason: typed,
    fault,
    isBusy,
    asksReason: !reasonOf,
    canDo: preview !== null && !preview.refusal && isReason(reason),
    setReason: setTyped,
    change(next: object | null) {
      setInput(next);
      setPreview(null);
      setFault(null);
    },
    look: () =>
      whileBusy(async () => {
        if (input) setPreview(await previewAction(kind, input));
        else setFault(incomplete);
      }),
    perform: () =>
      whileBusy(async () => {
        if (!input || !preview || preview.refusal || !isReason(reason)) return;
        const { previewed } = preview;
        onDone(await performAction(kind, { input, actionId, reason, previewed }));
      }),
  };
}
