import { useRef, useState } from 'react';
import { CallError } from '../../platform/call-error.ts';

const SIGN_IN_AGAIN = 'SIGN_IN_AGAIN';

/** The person would rather not confirm who they are: nothing is wrong, and nothing was done. */
export class SignInDeclined extends Error {}

/**
 * Makes a call that may want a recent sign-in: the person is asked for a code, and the call is made again.
 * `isAsking` says when to show the dialog, which answers with `answer`.
 */
export function useSignInAgain() {
  const [isAsking, setIsAsking] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});

  function answer(isConfirmed: boolean) {
    setIsAsking(false);
    settle.current(isConfirmed);
  }

  async function withRecentSignIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!wantsSignIn(error)) throw error;
    }
    const isConfirmed = await new Promise<boolean>((resolve) => {
      settle.current = resolve;
      setIsAsking(true);
    });
    if (!isConfirmed) throw new SignInDeclined();
    return call();
  }

  return { isAsking, answer, withRecentSignIn };
}

function wantsSignIn(error: unknown): boolean {
  return (
    error instanceof CallError && error.errors.some(({ errorCode }) => errorCode === SIGN_IN_AGAIN)
  );
}
