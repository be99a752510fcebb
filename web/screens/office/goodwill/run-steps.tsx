import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { isReason } from '../../../parts/office/action/use-action.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { GoodwillTexts, Run } from './goodwill-data.ts';

type Props = { run: Run; texts: GoodwillTexts; onChanged: (runs: Run[]) => void };
type Step = 'withdrawGoodwillRun' | 'stopGoodwillRun' | 'resumeGoodwillRun';

/** Withdraw, stop, continue and undo, each where possible. */
export function RunSteps({ run, texts, onChanged }: Props) {
  const { formatDateTime } = useFormats();
  const { id, state, isOwn, undoUntil } = run;
  const [isUndoing, setIsUndoing] = useState(false);
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });

  const press = (step: Step) =>
    void attempt(async () => {
      const { runs } = await callServer('BackOfficeController', step, { id });
      onChanged(runs);
    });
  const button = (step: Step, label: string) => (
    <Button
      look="secondary"
      busy={isBusy}
      aria-describedby={`run-${id}`}
      onClick={() => press(step)}
    >
      {label}
    </Button>
  );

  return (
    <div className="ways">
      {state === 'asked' && isOwn && button('withdrawGoodwillRun', texts.withdraw)}
      {state === 'running' && button('stopGoodwillRun', texts.stop)}
      {state === 'stopped' && undoUntil !== null && button('resumeGoodwillRun', texts.resume)}
      {undoUntil !== null && (
        <>
          <Button look="danger" aria-describedby={`run-${id}`} onClick={() => setIsUndoing(true)}>
            {texts.undo}
          </Button>
          <span className="quiet">{fill(texts.undoUntil, formatDateTime(undoUntil))}</span>
          <Dialog open={isUndoing} title={texts.undoTitle} onClose={() => setIsUndoing(false)}>
            <UndoForm
              run={run}
              texts={texts}
              onChanged={onChanged}
              onClose={() => setIsUndoing(false)}
            />
          </Dialog>
        </>
      )}
    </div>
  );
}

function UndoForm({ run, texts, onChanged, onClose }: Props & { onClose: () => void }) {
  const { id, given } = run;
  const [reason, setReason] = useState('');
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });

  const undo = () =>
    attempt(async () => {
      const asked = { id, reason: reason.trim() };
      const { runs } = await callServer('BackOfficeController', 'undoGoodwillRun', asked);
      onClose();
      onChanged(runs);
    });

  return (
    <form
      noValidate
      className="form stack-5 mt-4 list-width"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReason(reason)) void undo();
      }}
    >
      <p>{fill(texts.undoLead, given)}</p>
      <TextArea
        id="undo-reason"
        label={texts.reason}
        value={reason}
        onChange={setReason}
        required
      />
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" look="dangerNow" busy={isBusy} disabled={!isReason(reason)}>
          {texts.undo}
        </Button>
      </DialogActions>
    </form>
  );
}
