import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { parseLoginCode } from '../../../domain/account/login-code.ts';
import { fill } from '../../../domain/base/fill.ts';
import { callServer } from '../../platform/call-server.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts as fi } from '../../texts/fi/parts/sign-in-again.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import css from './sign-in-again.module.css';

export type SignInAgainTexts = typeof fi;

type Props = {
  emailAddress: string;
  texts: SignInAgainTexts;
  errorPrefix: string;
  onConfirmed: () => void;
  onLeave: () => void;
};

/** Renews a sign-in older than 15 minutes with a mailed code, without losing the state of the page. */
export function SignInAgainDialog(props: Props) {
  const { emailAddress, texts, errorPrefix, onConfirmed, onLeave } = props;
  const [code, setCode] = useState('');
  const { isBusy, problem, setProblem, attempt } = useAttempt(texts.offline);
  const bodyId = useId();

  const sendCode = async () => {
    await callServer('AccountController', 'requestLoginCode', { emailAddress });
  };
  const resend = () =>
    attempt(async () => {
      await sendCode();
      showToast({ label: texts.resent, variant: 'success' });
    });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!parseLoginCode(code)) return setProblem(texts.codeMissing);
    void attempt(async () => {
      await callServer('AccountController', 'reauthenticate', { code });
      onConfirmed();
    });
  };

  const begin = useEffectEvent(() => attempt(sendCode));
  useEffect(() => void begin(), []);

  return (
    <Dialog open title={texts.title} describedBy={bodyId} onClose={onLeave}>
      <form noValidate className={`stack-4 ${css.form}`} onSubmit={confirm}>
        <p id={bodyId}>{fill(texts.body, emailAddress)}</p>
        <TextField
          id="signInAgainCode"
          label={texts.code}
          required
          figures
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          error={problem}
          errorPrefix={errorPrefix}
        />
        <Button look="text" className={css.resend} onClick={() => void resend()}>
          {texts.resend}
        </Button>
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {texts.confirm}
          </Button>
          <Button look="secondary" onClick={onLeave}>
            {texts.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
