import { fill } from '../../../../domain/base/fill.ts';
import { type ActionKind, actionRule, REASON_LENGTH } from '../../../../domain/office/actions.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import css from './action-dialog.module.css';
import type { useAction } from './use-action.ts';

type Props = {
  texts: typeof fi;
  kind: ActionKind;
  action: ReturnType<typeof useAction>;
  /** The button was pressed without a reason. */
  isMissed: boolean;
  onClose: () => void;
};

/** The last step: why, and the button that does it. */
export function ReasonStep({ texts, kind, action, isMissed, onClose }: Props) {
  const { preview, canDo, isBusy } = action;
  const needsSecond = preview?.needsSecond;
  return (
    <>
      {needsSecond && <p className={css.second}>{texts.second}</p>}
      {action.asksReason && (
        <TextArea
          id="action-reason"
          label={texts.reason}
          hint={reasonHint(texts, kind)}
          value={action.reason}
          onChange={action.setReason}
          error={isMissed && !canDo ? texts.missing : null}
          counter={{ most: REASON_LENGTH.most, text: texts.counter }}
          required
        />
      )}
      <DialogActions>
        <Button type="submit" busy={isBusy} disabled={!canDo}>
          {needsSecond ? texts.askSecond : texts.kinds[kind].deed}
        </Button>
        <Button look="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </DialogActions>
      <p className="soft">
        {texts.trace} {undoText(texts, kind)}
      </p>
    </>
  );
}

/** Says who will read the reason. */
function reasonHint(texts: typeof fi, kind: ActionKind): string {
  const { untilItBegins, isOfScheme } = actionRule(kind);
  if (isOfScheme) return texts.schemeReasonHint;
  return untilItBegins ? texts.plannedReasonHint : texts.reasonHint;
}

function undoText(texts: typeof fi, kind: ActionKind): string {
  const { undoDays, untilItBegins } = actionRule(kind);
  if (untilItBegins) return texts.undoUntilItBegins;
  return undoDays > 0 ? fill(texts.undoWindow, undoDays) : texts.noUndo;
}
