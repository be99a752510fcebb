import { useEffect, useReducer, useRef } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import type { LoginStart } from '../../parts/account/login-start.ts';
import { callServer, readFromServer } from '../../platform/call-server.ts';
import { replaceFullPage } from '../../platform/full-page-load.ts';
import { clearCardCache } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { rememberEmail, rememberedEmail } from '../../platform/remembered-email.ts';
import { type LoginTexts, loginErrors, refusalEvent } from './login-errors.ts';
import {
  type FieldName,
  initialLogin,
  isCompleteCode,
  type LoginState,
  login,
} from './login-state.ts';
import type { ReturnTarget } from './return-target.ts';

type Options = {
  start: LoginStart;
  texts: LoginTexts;
  target: ReturnTarget;
  /** A code left for the address; the next may be asked in so many seconds. */
  onCodeSent: (resendInSeconds: number) => void;
};

/** What the login page does: the state of the screen, and the calls that change it. */
export function useLogin({ start, texts, target, onCodeSent }: Options) {
  const { today, pathTo } = usePage();
  const [state, dispatch] = useReducer(login, start, (from) =>
    initialLogin(from, rememberedEmail()),
  );
  const hasPasted = useRef(false);
  const { emailAddress } = state;
  useEffect(() => rememberEmail(emailAddress), [emailAddress]);

  async function sendCode(): Promise<boolean> {
    dispatch({ type: 'sending' });
    try {
      const answer = await callServer('AccountController', 'requestLoginCode', { emailAddress });
      onCodeSent(answer.resendInSeconds);
      dispatch({ type: 'codeSent' });
      return true;
    } catch (error) {
      dispatch(refusalEvent(error, texts));
      return false;
    }
  }

  async function signInAndLeave(typed: LoginState) {
    dispatch({ type: 'entering' });
    try {
      await signIn(typed);
      const { isLoggedIn, startPage } = await readFromServer('AccountController', 'getSession', {});
      // A browser that drops our cookie would be sent round and round between here and the page.
      if (!isLoggedIn) return dispatch({ type: 'blocked' });
      rememberEmail('');
      await clearCardCache();
      // Going back leads to where the person came from, not to a login that has been done.
      replaceFullPage(startPage && !target.isAsked ? pathTo(startPage) : target.path);
    } catch (error) {
      dispatch(refusalEvent(error, texts));
    }
  }

  function submit(typed: LoginState = state) {
    if (typed.busy) return;
    const errors = loginErrors(typed, texts, yearOf(today));
    if (Object.keys(errors).length > 0) return dispatch({ type: 'wrong', errors });
    const needsCode = typed.way === 'code' && !typed.isCodeSent;
    void (needsCode ? sendCode() : signInAndLeave(typed));
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

  return { state, dispatch, sendCode, submit, type, paste };
}

function signIn({ way, emailAddress, code, password }: LoginState) {
  return way === 'password'
    ? callServer('AccountController', 'loginWithPassword', { emailAddress, password })
    : callServer('AccountController', 'loginWithCode', { emailAddress, code });
}
