import { useRef, useState } from 'react';
import type { ActionOutcome, ActionPreview } from '../../../../contract/office/action.ts';
import { type ActionKind, REASON_LENGTH } from '../../../../domain/office/actions.ts';
import { errorCodeOf } from '../../../platform/call-error.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { ActionForm, SubjectOf } from '../actions/action-form.ts';
import { ACTION_FORMS } from '../actions/action-forms.ts';
import { performAction, previewAction } from './action-requests.ts';
import { actionMessageOf } from './message-of.ts';

/** The earlier attempt, whose answer was lost, was performed; changed input is a new action. */
const USED = 'ACTION_ID_USED';
const STALE = ['ACTION_CHANGED', 'OTHER_PERSON', USED];

export function isReason(words: string): boolean {
  const { length } = words.trim();
  return length >= REASON_LENGTH.least && length <= REASON_LENGTH.most;
}

type ActionCallbacks = {
  failed: string;
  /** The perform call got no answer. */
  unanswered: string;
  onDone: (outcome: ActionOutcome) => void;
};

/** Form, preview, reason, perform. A refusal keeps all input. */
export function useAction<Kind extends ActionKind>(
  kind: Kind,
  subject: SubjectOf<Kind>,
  { onDone, ...texts }: ActionCallbacks,
) {
  const form: ActionForm<Kind> = ACTION_FORMS[kind];
  const { language } = usePage();
  // The id stays until the action is done, so that a retry after a lost answer is idempotent.
  const [actionId, setActionId] = useState(() => crypto.randomUUID() as string);
  const [typed, setTyped] = useState(() => form.begin?.(subject, language) ?? {});
  const [preview, setPreview] = useState<ActionPreview | null>(null);
  const [typedReason, setReason] = useState('');
  const { isBusy, problem, setProblem, attempt } = useAttempt(texts.failed);
  // An answer for earlier input is stale.
  const typing = useRef(0);
  const input = form.inputOf(typed, subject);
  const reason = (form.reasonOf?.(typed) ?? typedReason).trim();

  async function show(asked: object): Promise<void> {
    const at = typing.current;
    const seen = await previewAction(kind, asked);
    if (at === typing.current) setPreview(seen);
  }

  /** After a refusal: the preview is stale or was loaded for somebody else, so it is loaded again. */
  const renewing = (work: () => Promise<void>) => async () => {
    try {
      await work();
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === USED) setActionId(crypto.randomUUID());
      if (STALE.includes(code) && input) await show(input).catch(() => setPreview(null));
      throw error;
    }
  };

  return {
    input,
    typed,
    wrong: form.faultsOf?.(typed, subject) ?? [],
    preview,
    reason: typedReason,
    fault: problem,
    isBusy,
    asksReason: !form.reasonOf,
    canDo: preview !== null && !preview.refusal && isReason(reason),
    setReason,
    tell: setProblem,
    change(part: object) {
      typing.current += 1;
      setTyped((before) => ({ ...before, ...part }));
      setPreview(null);
      setProblem(null);
    },
    look: () =>
      attempt(
        renewing(async () => {
          if (input) await show(input);
        }),
      ),
    perform: () =>
      attempt(
        renewing(async () => {
          if (!input || !preview || preview.refusal || !isReason(reason)) return;
          const { previewed } = preview;
          onDone(await performAction(kind, { input, actionId, reason, previewed }));
        }),
        (error) => actionMessageOf(error, texts),
      ),
  };
}
