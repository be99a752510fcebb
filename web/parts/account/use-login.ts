import { useEffect, useReducer, useRef } from 'react';
import type { PageName } from '../../../contract/page/pages.ts';
import { yearOf } from '../../../domain/base/local-date.ts';
import { callServer, readFromServer } from '../../platform/call-server.ts';
import { clearCardCache } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { rememberEmail, rememberedEmail } from '../../platform/remembered-email.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import { type LoginTexts, loginErrors, refusalEvent } from './login-errors.ts';
import type { LoginStart } from './login-start.ts';
import {
  type FieldName,
  initialLogin,
  isCompleteCode,
  type LoginState,
  login,
} from './login-state.ts';

type Options = {
  start: LoginStart;
  texts: LoginTexts;
  /** Address to start with, as typed on another page; optional. */
  emailAddress?: string;
  /** Signed in, with a session that the browser keeps; gets the start page of staff. */
  onSignedIn: (startPage: PageName | undefined) => void;
  /** A code was sent; the next can be requested after so many seconds. */
  onCodeSent: (resendInSeconds: number) => void;
};

/** State and calls of the login form. */
export function useLogin(options: Options) {
  const { start, texts, onCodeSent, onSignedIn } = options;
  const { today } = usePage();
  const [state, dispatch] = useReducer(login, start, (from) =>
    initialLogin(from, options.emailAddress ?? rememberedEmail()),
  );
  const { whileBusy } = useOneAtATime();
  const hasPasted = useRef(false);
  const { emailAddress } = state;
  useEffect(() => rememberEmail(emailAddress), [emailAddress]);

  async function sendCode(onSent = () => {}): Promise<void> {
    dispatch({ type: 'sending' });
    try {
      const answer = await callServer('AccountController', 'requestLoginCode', { emailAddress });
      onCodeSent(answer.resendInSeconds);
      dispatch({ type: 'codeSent' });
      onSent();
    } catch (error) {
      dispatch(refusalEvent(error, texts));
    }
  }

  async function enter(typed: LoginState) {
    dispatch({ type: 'entering' });
    try {
      await signIn(typed);
      const { isLoggedIn, startPage } = await readFromServer('AccountController', 'getSession', {});
      // A browser that rejects the session cookie would be redirected between here and the page forever.
      if (!isLoggedIn) return dispatch({ type: 'blocked' });
      rememberEmail('');
      await clearCardCache();
      onSignedIn(startPage);
    } catch (error) {
      dispatch(refusalEvent(error, texts));
    }
  }

  function submit(typed: LoginState = state) {
    void whileBusy(async () => {
      const errors = loginErrors(typed, texts, yearOf(today));
      if (Object.keys(errors).length > 0) return dispatch({ type: 'wrong', errors });
      const needsCode = typed.way === 'code' && !typed.isCodeSent;
      await (needsCode ? sendCode() : enter(typed));
    });
  }

  function type(field: FieldName, value: string) {
    dispatch({ type: 'typed', field, value });
    const wasPasted = hasPasted.current;
    hasPasted.current = false;
    if (field === 'code' && isCompleteCode(state.code, value, wasPasted)) {
      submit(login(state, { type: 'typed', field, value }));
    }
  }

  function paste() {
    hasPasted.current = true;
  }

  const resend = (onSent?: () => void) => void whileBusy(() => sendCode(onSent));
  return { state, dispatch, resend, submit, type, paste };
}

function signIn({ way, emailAddress, code, password }: LoginState) {
  return way === 'password'
    ? callServer('AccountController', 'loginWithPassword', { emailAddress, password })
    : callServer('AccountController', 'loginWithCode', { emailAddress, code });
}
