import { Button } from '../../ui/button.tsx';
import css from './desk-result.module.css';
import type { DeskState, Look } from './desk-state.ts';
import type { DeskTexts } from './desk-texts.ts';

export type DeskActionsProps = {
  texts: DeskTexts;
  state: DeskState;
  look: Look;
  mayRecord: boolean;
  /** The key that records what is shown is named beside it. */
  isEnterNext: boolean;
  onRecord: (isRepeat: boolean) => void;
  onRetry: () => void;
};

export function DeskActions(props: DeskActionsProps) {
  const { texts, state, look, mayRecord, isEnterNext, onRecord, onRetry } = props;
  if (look === 'failed') {
    if (state.fault === 'signedOut') return null;
    return (
      <div className={css.actions}>
        <Button onClick={onRetry}>{texts.fault.again}</Button>
      </div>
    );
  }
  if (!mayRecord || state.isRecorded || (look !== 'yes' && look !== 'careful')) return null;
  const isBusy = state.busy === 'recording';
  return (
    <div className={css.actions}>
      {look === 'yes' ? (
        <Button className={css.record} busy={isBusy} onClick={() => onRecord(false)}>
          {texts.record} {isEnterNext && <kbd>{texts.enter}</kbd>}
        </Button>
      ) : (
        <Button
          look="secondary"
          className={css.record}
          busy={isBusy}
          onClick={() => onRecord(state.result?.verdict === 'visitedToday')}
        >
          {texts.recordAgain}
        </Button>
      )}
    </div>
  );
}
