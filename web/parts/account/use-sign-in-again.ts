import { useRef, useState } from 'react';
import { CallError } from '../../platform/call-error.ts';
import { withTimeout } from '../../platform/timeout.ts';
import type { SignInAgainDialog } from './sign-in-again-dialog.tsx';

const SIGN_IN_AGAIN = 'SIGN_IN_AGAIN';

/** The person would rather not confirm who they are: nothing is wrong, and nothing was done. */
export class SignInDeclined extends Error {}

/**
 * Makes a call that may want a recent sign-in: the person is asked for a code, and the call is made again.
 * `Dialog` is there while the person is asked, and answers with `answer`. Few are: its code comes when it is needed.
 */
export function useSignInAgain() {
  const [asking, setAsking] = useState<{ Dialog: typeof SignInAgainDialog } | null>(null);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});

  function answer(isConfirmed: boolean) {
    setAsking(null);
    settle.current(isConfirmed);
  }

  async function withRecentSignIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!wantsSignIn(error)) throw error;
    }
    if (!(await ask())) throw new SignInDeclined();
    return call();
  }

  /** False: they would rather not. */
  async function ask(): Promise<boolean> {
    const Dialog = await loadDialog();
    return new Promise((resolve) => {
      settle.current = resolve;
      setAsking({ Dialog });
    });
  }

  return { Dialog: asking?.Dialog ?? null, answer, ask, withRecentSignIn };
}

async function loadDialog() {
  const code = withTimeout(() => import('./sign-in-again-dialog.tsx')).catch((cause: unknown) => {
    throw new CallError(0, null, String(cause));
  });
  return (await code).SignInAgainDialog;
}

function wantsSignIn(error: unknown): boolean {
  return (
    error instanceof CallError && error.errors.some(({ errorCode }) => errorCode === SIGN_IN_AGAIN)
  );
}
