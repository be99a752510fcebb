import { useId } from 'react';
import { announcedSeconds, WARNING_SECONDS } from '../../../domain/account/session-clock.ts';
import { fill } from '../../../domain/base/fill.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';

type Props = {
  texts: ShellTexts['sessionDialog'];
  /** Null: no warning. */
  secondsLeft: number | null;
  /** The last request to extend the session failed. */
  hasFailed: boolean;
  isBusy: boolean;
  onContinue: () => void;
  onSignOut: () => void;
};

export function SessionDialog(props: Props) {
  const { texts, secondsLeft, hasFailed, isBusy, onContinue, onSignOut } = props;
  const bodyId = useId();
  const left = secondsLeft ?? 0;
  const spoken = announcedSeconds(left);

  return (
    <Dialog
      open={secondsLeft !== null}
      role="alertdialog"
      title={texts.title}
      describedBy={bodyId}
      onClose={onContinue}
    >
      <Countdown secondsLeft={left} seconds={WARNING_SECONDS} />
      <p id={bodyId}>{fill(texts.body, String(left))}</p>
      <HiddenText>
        <span aria-live="assertive">{spoken !== null && fill(texts.spoken, String(spoken))}</span>
      </HiddenText>
      {hasFailed && <p role="alert">{texts.failed}</p>}
      <DialogActions>
        <Button data-autofocus busy={isBusy} onClick={onContinue}>
          {texts.continue}
        </Button>
        <Button look="secondary" onClick={onSignOut}>
          {texts.signOut}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
