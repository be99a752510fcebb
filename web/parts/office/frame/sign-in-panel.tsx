import { type FormEvent, useEffect } from 'react';
import { callServer } from '../../../platform/call-server.ts';
import type { ShellTexts } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoginFields } from '../../account/login-fields.tsx';
import type { LoginStart } from '../../account/login-start.ts';
import { useLogin } from '../../account/use-login.ts';
import { useSecondsLeft } from '../../account/use-seconds-left.ts';
import { factorProblem, signWithPasskey } from './passkey-browser.ts';

/** Prefix of field ids: the page beneath may use the same names. */
const PREFIX = 'again-';

type Props = {
  texts: typeof fi;
  shell: ShellTexts;
  start: LoginStart;
  emailAddress: string;
  onSignedIn: () => Promise<void>;
};

/** Sign-in as on the login page: password, mailed code or passkey. */
export function SignInPanel({ texts, shell, start, emailAddress, onSignedIn }: Props) {
  const words = texts.sessionOver.signIn;
  const [resendIn, setResendIn] = useSecondsLeft(start.codeSent?.resendInSeconds ?? 0);
  const {
    isBusy,
    problem: refused,
    attempt,
  } = useAttempt((reason) => factorProblem(reason, texts.identity));
  const { state, dispatch, resend, submit, type, paste } = useLogin({
    start,
    texts: words,
    emailAddress,
    onCodeSent: setResendIn,
    onSignedIn: () => void onSignedIn(),
  });
  const { way, isCodeSent, focus, busy } = state;
  const problem = state.problem ?? refused;

  useEffect(() => {
    if (focus) document.getElementById(PREFIX + focus.field)?.focus();
  }, [focus]);

  async function enterWithPasskey() {
    const { options } = await callServer('StaffSignInController', 'startPasskeyLogin', {});
    const signature = await signWithPasskey(options);
    await callServer('StaffSignInController', 'loginWithPasskey', { signature });
    await onSignedIn();
  }

  return (
    <form
      noValidate
      className="stack-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {problem && (
        <Notice kind="error" kindLabel={shell.toast.error} title={words.problem} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <LoginFields
        state={state}
        texts={words}
        errorPrefix={shell.errorPrefix}
        resendIn={resendIn}
        idPrefix={PREFIX}
        onType={type}
        onPasteCode={paste}
        onResend={() => resend()}
      />
      <div className="ways">
        <Button type="submit" busy={busy !== null}>
          {way === 'code' && !isCodeSent ? words.sendCode : words.enter}
        </Button>
        <Button look="secondary" busy={isBusy} onClick={() => void attempt(enterWithPasskey)}>
          {texts.sessionOver.usePasskey}
        </Button>
      </div>
      <div>
        <Button
          look="text"
          onClick={() => dispatch({ type: 'wayChosen', way: way === 'code' ? 'password' : 'code' })}
        >
          {way === 'code' ? words.usePassword : words.useCode}
        </Button>
      </div>
    </form>
  );
}
